import { Processor, WorkerHost } from '@nestjs/bullmq';
import { WORKER_OPTIONS, type QueuedJob } from '../../platform/jobs/index.js';
import {
  COUNT_DOUBTS,
  DoubtCountsService,
  type CountDoubtsParams,
} from './doubt-counts.service.js';

/**
 * Counts the doubts of dossiers that changed, alone or with those that they are compared with; safe
 * to run twice.
 */
@Processor(COUNT_DOUBTS, WORKER_OPTIONS)
export class CountDoubtsProcessor extends WorkerHost {
  constructor(private readonly doubtCountsService: DoubtCountsService) {
    super();
  }

  async process({ data: { dossierIds, isAlone } }: QueuedJob<CountDoubtsParams>): Promise<void> {
    for (const id of dossierIds)
      await (isAlone === true
        ? this.doubtCountsService.countDoubts(id)
        : this.doubtCountsService.countWithOthers(id));
  }
}
