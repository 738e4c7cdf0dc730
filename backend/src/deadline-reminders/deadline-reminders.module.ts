import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DossiersModule } from '../module/dossiers.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { DeadlineReminder } from './deadline-reminder.entity.js';
import { DeadlineRemindersJob } from './deadline-reminders.job.js';
import { DeadlineReminders } from './reminders.js';

@Module({
  imports: [TypeOrmModule.forFeature([DeadlineReminder]), DossiersModule, NotificationsModule],
  providers: [DeadlineReminders, DeadlineRemindersJob],
})
export class DeadlineRemindersModule {}
