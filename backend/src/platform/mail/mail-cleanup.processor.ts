import { Processor, WorkerHost } from '@nestjs/bullmq';
import { JobRepository, WORKER_OPTIONS } from '../jobs/index.js';
import { Scheduled } from '../schedule/index.js';
import { MailDeliveryRepository } from './mail-delivery.repository.js';
import { MAIL_JOB } from './mail-queue.service.js';

const RETENTION_MS = 30 * 86_400_000;

/**
 * Deletes old delivery records and clears the payloads of old failed messages every night; the
 * links in them have expired too.
 */
@Processor('mail-housekeeping', WORKER_OPTIONS)
@Scheduled({ dailyAt: 4 })
export class MailCleanupProcessor extends WorkerHost {
  constructor(
    private readonly mailDeliveryRepository: MailDeliveryRepository,
    private readonly jobRepository: JobRepository,
  ) {
    super();
  }

  async process(): Promise<void> {
    const before = new Date(Date.now() - RETENTION_MS);
    await this.mailDeliveryRepository.deleteDeliveriesBefore(before);
    await this.jobRepository.clearDeadJobPayloads(MAIL_JOB, before);
  }
}
