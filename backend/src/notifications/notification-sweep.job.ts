import { Injectable } from '@nestjs/common';
import type { HandlesJob } from '../platform/jobs/index.js';
import { Scheduled, type ScheduledRun } from '../platform/schedule/index.js';
import { NotificationsService } from './notifications.service.js';

/** What happened longer ago is told by the dossiers' own history; here it would only be names kept without need. */
const KEEP_MS = 365 * 86_400_000;

@Injectable()
@Scheduled('notification-sweep', { dailyAt: 4 })
export class NotificationSweepJob implements HandlesJob<ScheduledRun> {
  constructor(private readonly notifications: NotificationsService) {}

  async handle(): Promise<void> {
    await this.notifications.forgetBefore(new Date(Date.now() - KEEP_MS));
  }
}
