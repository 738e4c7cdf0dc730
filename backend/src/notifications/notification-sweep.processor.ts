import { Processor, WorkerHost } from '@nestjs/bullmq';
import { WORKER_OPTIONS } from '../platform/jobs/index.js';
import { Scheduled } from '../platform/schedule/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { NotificationsService } from './notifications.service.js';

const DAY_MS = 86_400_000;

/**
 * Deletes old notifications: the history of each dossier records the same events, so the copies
 * would only store names without need. The retention time is a setting.
 */
@Processor('notification-sweep', WORKER_OPTIONS)
@Scheduled({ dailyAt: 4 })
export class NotificationSweepProcessor extends WorkerHost {
  constructor(
    private readonly notificationsService: NotificationsService,
    private readonly settingsService: SettingsService,
  ) {
    super();
  }

  async process(): Promise<void> {
    await this.notificationsService.deleteCreatedBefore(
      new Date(
        Date.now() - this.settingsService.getCurrentValue('retention').notifications * DAY_MS,
      ),
    );
  }
}
