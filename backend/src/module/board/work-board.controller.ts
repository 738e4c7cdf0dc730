import { Controller, Get } from '@nestjs/common';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { WorkBoardService } from './work-board.service.js';
import { WorkPerformanceService } from './work-performance.service.js';
import { WorkBoardDto } from './dto/work-board.dto.js';
import { WorkPerformanceDto } from './dto/work-performance.dto.js';
import { ApiTags } from '@nestjs/swagger';
import { Call } from '../../platform/openapi/index.js';

@ApiTags('Module')
@Controller('Module')
export class WorkBoardController {
  constructor(
    private readonly workBoardService: WorkBoardService,
    private readonly workPerformanceService: WorkPerformanceService,
  ) {}

  @Get('board')
  @Call('Read how the work of the back office stands', 'backOffice', { answer: WorkBoardDto })
  loadWorkBoard(@CurrentUser() caller: CurrentCaller): Promise<WorkBoardDto> {
    return this.workBoardService.loadWorkBoard(caller);
  }

  @Get('board/performance')
  @Call('Read how soon and how well dossiers of 90 days were completed', 'backOffice', {
    answer: WorkPerformanceDto,
  })
  loadPerformance(@CurrentUser() caller: CurrentCaller): Promise<WorkPerformanceDto> {
    return this.workPerformanceService.loadPerformance(caller);
  }
}
