import { Injectable } from '@nestjs/common';
import type { JobHandler } from '../platform/jobs/index.js';
import { Scheduled, type ScheduledRun } from '../platform/schedule/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { NotificationsService } from './notifications.service.js';

const DAY_MS = 86_400_000;

/**
 * Deletes old notifications: the history of each dossier records the same events, so the copies
 * would only store names without need. The retention time is a setting.
 */
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
