import { Processor, WorkerHost } from '@nestjs/bullmq';
import { WORKER_OPTIONS } from '../../../platform/jobs/index.js';
import { Scheduled } from '../../../platform/schedule/index.js';
import { DRAWING_COPIES_JOB } from './drawing-copies.constants.js';
import { DrawingCopiesService } from './drawing-copies.service.js';

/** Runs after the upgrade, and every night for what came in by a backup or an older process. */
@Processor(DRAWING_COPIES_JOB, WORKER_OPTIONS)
@Scheduled({ dailyAt: 3 })
export class DrawingCopiesProcessor extends WorkerHost {
  constructor(private readonly drawingCopiesService: DrawingCopiesService) {
    super();
  }

  async process(): Promise<void> {
    await this.drawingCopiesService.copyStoredDrawings();
  }
}
