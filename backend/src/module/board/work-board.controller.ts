import type { WorkBoard } from '@pratiche/api';
import { Controller, Get } from '@nestjs/common';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { WorkBoardService } from './work-board.service.js';

@Controller('Module')
export class WorkBoardController {
  constructor(private readonly workBoardService: WorkBoardService) {}

  @Get('board')
  @Policy('backOffice')
  loadWorkBoard(@CurrentUser() caller: CurrentCaller): Promise<WorkBoard> {
    return this.workBoardService.loadWorkBoard(caller);
  }
}
