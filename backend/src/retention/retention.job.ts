import { Injectable, Logger } from '@nestjs/common';
import type { HandlesJob } from '../platform/jobs/index.js';
import { Scheduled, type ScheduledRun } from '../platform/schedule/index.js';
import { RetentionService } from './retention.service.js';

@Injectable()
@Scheduled('retention', { dailyAt: 2 })
export class RetentionJob implements HandlesJob<ScheduledRun> {
  private readonly logger = new Logger(RetentionJob.name);

  constructor(private readonly retention: RetentionService) {}

  async handle(): Promise<void> {
    this.logger.log({ msg: 'retention', ...(await this.retention.run()) });
  }
}
