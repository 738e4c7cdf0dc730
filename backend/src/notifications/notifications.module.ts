import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailOptOut } from './mail-opt-out.entity.js';
import { News } from './news.js';
import { NotificationRow } from './notification.entity.js';
import { NotificationSweepJob } from './notification-sweep.job.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationPreferences } from './preferences.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

@Module({
  imports: [TypeOrmModule.forFeature([MailOptOut, NotificationRow])],
  controllers: [UnsubscribeController, NotificationsController],
  providers: [
    News,
    NotificationPreferences,
    NotificationsService,
    NotificationSweepJob,
    UnsubscribeTokens,
  ],
  exports: [News, NotificationsService],
})
export class NotificationsModule {}
