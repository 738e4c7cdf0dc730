import { Injectable } from '@nestjs/common';
import { JobStore, type HandlesJob } from '../jobs/index.js';
import { Scheduled, type ScheduledRun } from '../schedule/index.js';
import { MailDeliveries } from './mail-deliveries.js';
import { MAIL_JOB } from './mail-queue.js';

const KEEP_MS = 30 * 86_400_000;

/** Every night: forgets what was handed over long ago, and what failed messages said; the links in them have ended too. */
@Injectable()
@Scheduled('mail-housekeeping', { dailyAt: 4 })
export class MailHousekeeping implements HandlesJob<ScheduledRun> {
  constructor(
    private readonly deliveries: MailDeliveries,
    private readonly jobs: JobStore,
  ) {}

  async handle(): Promise<void> {
    const before = new Date(Date.now() - KEEP_MS);
    await this.deliveries.forget(before);
    await this.jobs.emptyDead(MAIL_JOB, before);
  }
}
