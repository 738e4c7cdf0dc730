import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { WORKER_OPTIONS } from '../platform/jobs/index.js';
import { Scheduled } from '../platform/schedule/index.js';
import { RetentionService } from './retention.service.js';

@Processor('retention', WORKER_OPTIONS)
@Scheduled({ dailyAt: 2 })
export class RetentionProcessor extends WorkerHost {
  private readonly logger = new Logger(RetentionProcessor.name);

  constructor(private readonly retentionService: RetentionService) {
    super();
  }

  async process(): Promise<void> {
    this.logger.log({ msg: 'retention', ...(await this.retentionService.deleteExpiredRecords()) });
  }
}
