import { Injectable } from '@nestjs/common';
import type { JobHandler } from '../platform/jobs/index.js';
import { Scheduled, type ScheduledRun } from '../platform/schedule/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { NotificationsService } from './notifications.service.js';

const DAY_MS = 86_400_000;

/** What happened longer ago is told by the dossiers' own history; here it would only be names kept without need. How long is a setting. */
@Injectable()
@Scheduled('notification-sweep', { dailyAt: 4 })
export class NotificationSweepProcessor implements JobHandler<ScheduledRun> {
  constructor(
    private readonly notificationsService: NotificationsService,
    private readonly settingsService: SettingsService,
  ) {}

  async handle(): Promise<void> {
    await this.notificationsService.deleteCreatedBefore(
      new Date(
        Date.now() - this.settingsService.getCurrentValue('retention').notifications * DAY_MS,
      ),
    );
  }
}
