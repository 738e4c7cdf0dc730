import { Injectable } from '@nestjs/common';
import type { HandlesJob } from '../platform/jobs/index.js';
import { Scheduled, type ScheduledRun } from '../platform/schedule/index.js';
import { Settings } from '../settings/settings.js';
import { NotificationsService } from './notifications.service.js';

const DAY_MS = 86_400_000;

/** What happened longer ago is told by the dossiers' own history; here it would only be names kept without need. How long is a setting. */
@Injectable()
@Scheduled('notification-sweep', { dailyAt: 4 })
export class NotificationSweepJob implements HandlesJob<ScheduledRun> {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly settings: Settings,
  ) {}

  async handle(): Promise<void> {
    await this.notifications.forgetBefore(
      new Date(Date.now() - this.settings.current('retention').notifications * DAY_MS),
    );
  }
}
