import type { WorkBoard } from '@pratiche/api';
import { Controller, Get } from '@nestjs/common';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/security/index.js';
import { BoardService } from './board.service.js';

@Controller('Module')
export class BoardController {
  constructor(private readonly boards: BoardService) {}

  @Get('board')
  @Policy('backOffice')
  board(@CurrentUser() caller: CurrentCaller): Promise<WorkBoard> {
    return this.boards.of(caller);
  }
}
