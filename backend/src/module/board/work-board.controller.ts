import { Controller, Get } from '@nestjs/common';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { WorkBoardService } from './work-board.service.js';
import { WorkPerformanceService } from './work-performance.service.js';
import { WorkBoardDto } from './dto/work-board.dto.js';
import { WorkPerformanceDto } from './dto/work-performance.dto.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

@ApiTags('Module')
@Controller('Module')
export class WorkBoardController {
  constructor(
    private readonly workBoardService: WorkBoardService,
    private readonly workPerformanceService: WorkPerformanceService,
  ) {}

  @Get('board')
  @ApiOperation({ summary: 'Read how the work of the back office stands' })
  @ApiOkResponse({ type: WorkBoardDto })
  @Policy('backOffice')
  loadWorkBoard(@CurrentUser() caller: CurrentCaller): Promise<WorkBoardDto> {
    return this.workBoardService.loadWorkBoard(caller);
  }

  @Get('board/performance')
  @ApiOperation({ summary: 'Read how soon and how well dossiers of 90 days were completed' })
  @ApiOkResponse({ type: WorkPerformanceDto })
  @Policy('backOffice')
  loadPerformance(): Promise<WorkPerformanceDto> {
    return this.workPerformanceService.loadPerformance();
  }
}
