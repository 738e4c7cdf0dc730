import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DossiersModule } from '../dossiers.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { DeadlineReminder } from './deadline-reminder.entity.js';
import { DeadlineRemindersProcessor } from './deadline-reminders.processor.js';
import { DeadlineRemindersService } from './deadline-reminders.service.js';

@Module({
  imports: [
    AccountsModule,
    TypeOrmModule.forFeature([DeadlineReminder]),
    DossiersModule,
    NotificationsModule,
  ],
  providers: [DeadlineRemindersService, DeadlineRemindersProcessor],
})
export class DeadlineRemindersModule {}
