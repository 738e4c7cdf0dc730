import { Injectable } from '@nestjs/common';
import { JobRepository, type JobHandler } from '../jobs/index.js';
import { Scheduled, type ScheduledRun } from '../schedule/index.js';
import { MailDeliveryRepository } from './mail-delivery.repository.js';
import { MAIL_JOB } from './mail-queue.service.js';

const RETENTION_MS = 30 * 86_400_000;

/**
 * Deletes old delivery records and clears the payloads of old failed messages every night; the
 * links in them have expired too.
 */
@Injectable()
@Scheduled('mail-housekeeping', { dailyAt: 4 })
export class MailCleanupProcessor implements JobHandler<ScheduledRun> {
  constructor(
    private readonly mailDeliveryRepository: MailDeliveryRepository,
    private readonly jobRepository: JobRepository,
  ) {}

  async handle(): Promise<void> {
    const before = new Date(Date.now() - RETENTION_MS);
    await this.mailDeliveryRepository.deleteDeliveriesBefore(before);
    await this.jobRepository.clearDeadJobPayloads(MAIL_JOB, before);
  }
}
