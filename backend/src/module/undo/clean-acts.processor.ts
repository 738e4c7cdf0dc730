import { Processor, WorkerHost } from '@nestjs/bullmq';
import { WORKER_OPTIONS } from '../../platform/jobs/index.js';
import { Scheduled } from '../../platform/schedule/index.js';
import { OperatorActRepository } from '../history/operator-act.repository.js';

const DAY_MS = 86_400_000;

/** Deletes acts that can no longer be taken back; safe to run twice. */
@Processor('clean-acts', WORKER_OPTIONS)
@Scheduled({ dailyAt: 3 })
export class CleanActsProcessor extends WorkerHost {
  constructor(private readonly operatorActRepository: OperatorActRepository) {
    super();
  }

  async process(): Promise<void> {
    await this.operatorActRepository.deleteStandingBefore(new Date(Date.now() - DAY_MS));
  }
}
