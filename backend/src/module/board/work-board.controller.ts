import { Controller, Get } from '@nestjs/common';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { WorkBoardService } from './work-board.service.js';
import { WorkBoardDto } from './dto/work-board.dto.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

@ApiTags('Module')
@Controller('Module')
export class WorkBoardController {
  constructor(private readonly workBoardService: WorkBoardService) {}

  @Get('board')
  @ApiOperation({ summary: 'Read how the work of the back office stands' })
  @ApiOkResponse({ type: WorkBoardDto })
  @Policy('backOffice')
  loadWorkBoard(@CurrentUser() caller: CurrentCaller): Promise<WorkBoardDto> {
    return this.workBoardService.loadWorkBoard(caller);
  }
}
