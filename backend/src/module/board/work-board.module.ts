import { Module } from '@nestjs/common';
import { DossiersModule } from '../dossiers.module.js';
import { CountedDossiersController } from './counted/counted-dossiers.controller.js';
import { CountedDossiersRepository } from './counted/counted-dossiers.repository.js';
import { CountedDossiersService } from './counted/counted-dossiers.service.js';
import { MonthlyFiguresController } from './months/monthly-figures.controller.js';
import { MonthlyFiguresRepository } from './months/monthly-figures.repository.js';
import { MonthlyFiguresService } from './months/monthly-figures.service.js';
import { StepTimesRepository } from './step-times.repository.js';
import { WorkBoardController } from './work-board.controller.js';
import { WorkBoardRepository } from './work-board.repository.js';
import { WorkBoardService } from './work-board.service.js';
import { WorkPerformanceRepository } from './work-performance.repository.js';
import { WorkPerformanceService } from './work-performance.service.js';

/** `Module/board`: the work of the back office in numbers. */
@Module({
  imports: [DossiersModule],
  controllers: [WorkBoardController, CountedDossiersController, MonthlyFiguresController],
  providers: [
    WorkBoardRepository,
    WorkBoardService,
    WorkPerformanceRepository,
    StepTimesRepository,
    WorkPerformanceService,
    CountedDossiersRepository,
    CountedDossiersService,
    MonthlyFiguresRepository,
    MonthlyFiguresService,
  ],
  exports: [MonthlyFiguresService, WorkBoardService],
})
export class WorkBoardModule {}
