import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailOptOut } from './mail-opt-out.entity.js';
import { MailOptOutRepository } from './mail-opt-out.repository.js';
import { NotificationAccountDataContributor } from './notification-account-data.contributor.js';
import { NotificationDeliveryService } from './notification-delivery.service.js';
import { NotificationEntity } from './notification.entity.js';
import { NotificationRepository } from './notification.repository.js';
import { NotificationSweepProcessor } from './notification-sweep.processor.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationPreferencesService } from './notification-preferences.service.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeTokenService } from './unsubscribe-token.service.js';
import { AccountsModule } from '../accounts/accounts.module.js';

@Module({
  imports: [AccountsModule, TypeOrmModule.forFeature([MailOptOut, NotificationEntity])],
  controllers: [UnsubscribeController, NotificationsController],
  providers: [
    MailOptOutRepository,
    NotificationAccountDataContributor,
    NotificationRepository,
    NotificationDeliveryService,
    NotificationPreferencesService,
    NotificationsService,
    NotificationSweepProcessor,
    UnsubscribeTokenService,
  ],
  exports: [NotificationDeliveryService, NotificationsService],
})
export class NotificationsModule {}
