import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { DossiersModule } from '../dossiers.module.js';
import { BuiltInOpeningsService } from './built-in-openings.service.js';
import { DeadlineMetricsRepository } from './deadline-metrics.repository.js';
import { DeadlineMetricsService } from './deadline-metrics.service.js';
import { DeadlineReminder } from './deadline-reminder.entity.js';
import { DeadlineRemindersProcessor } from './deadline-reminders.processor.js';
import { DeadlineRepository } from './deadline.repository.js';
import { EneaOpeningsSettingValidator } from './enea-openings-setting.validator.js';
import { RecomputeDeadlinesProcessor } from './recompute-deadlines.processor.js';

/** The deadlines of dossiers: reminders of them, and their change with ENEA's openings. */
@Module({
  imports: [
    AccountsModule,
    TypeOrmModule.forFeature([DeadlineReminder]),
    DossiersModule,
    NotificationsModule,
    SettingsModule,
  ],
  providers: [
    BuiltInOpeningsService,
    DeadlineMetricsRepository,
    DeadlineMetricsService,
    DeadlineRepository,
    DeadlineRemindersProcessor,
    EneaOpeningsSettingValidator,
    RecomputeDeadlinesProcessor,
  ],
})
export class DeadlinesModule {}
