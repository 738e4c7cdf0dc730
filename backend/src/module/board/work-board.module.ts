import { Module } from '@nestjs/common';
import { DossierDataModule } from '../dossier-data.module.js';
import { WorkBoardController } from './work-board.controller.js';
import { WorkBoardRepository } from './work-board.repository.js';
import { WorkBoardService } from './work-board.service.js';

/** `Module/board`: the work of the back office in numbers. */
@Module({
  imports: [DossierDataModule],
  controllers: [WorkBoardController],
  providers: [WorkBoardRepository, WorkBoardService],
})
export class WorkBoardModule {}
