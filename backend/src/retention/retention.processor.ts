import { Injectable, Logger } from '@nestjs/common';
import type { JobHandler } from '../platform/jobs/index.js';
import { Scheduled, type ScheduledRun } from '../platform/schedule/index.js';
import { RetentionService } from './retention.service.js';

@Injectable()
@Scheduled('retention', { dailyAt: 2 })
export class RetentionProcessor implements JobHandler<ScheduledRun> {
  private readonly logger = new Logger(RetentionProcessor.name);

  constructor(private readonly retentionService: RetentionService) {}

  async handle(): Promise<void> {
    this.logger.log({ msg: 'retention', ...(await this.retentionService.deleteExpiredRecords()) });
  }
}
