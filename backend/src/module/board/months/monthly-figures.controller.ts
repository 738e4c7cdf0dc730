import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Policy } from '../../../platform/auth/index.js';
import { MonthlyFiguresDto } from '../dto/monthly-figures.dto.js';
import { MonthlyFiguresService } from './monthly-figures.service.js';

@ApiTags('Module')
@Controller('Module')
export class MonthlyFiguresController {
  constructor(private readonly monthlyFiguresService: MonthlyFiguresService) {}

  @Get('board/months')
  @ApiOperation({ summary: 'Read what each of the last twelve months brought' })
  @ApiOkResponse({ type: [MonthlyFiguresDto] })
  @Policy('superAdmin')
  listMonthlyFigures(): Promise<MonthlyFiguresDto[]> {
    return this.monthlyFiguresService.listMonthlyFigures();
  }
}
