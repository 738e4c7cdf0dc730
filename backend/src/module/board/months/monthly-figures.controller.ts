import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MonthlyFiguresDto } from '../dto/monthly-figures.dto.js';
import { MonthlyFiguresService } from './monthly-figures.service.js';
import { Call } from '../../../platform/openapi/index.js';

@ApiTags('Module')
@Controller('Module')
export class MonthlyFiguresController {
  constructor(private readonly monthlyFiguresService: MonthlyFiguresService) {}

  @Get('board/months')
  @Call('Read what each of the last twelve months brought', 'superAdmin', {
    answer: [MonthlyFiguresDto],
  })
  listMonthlyFigures(): Promise<MonthlyFiguresDto[]> {
    return this.monthlyFiguresService.listMonthlyFigures();
  }
}
