import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { RegistrationModule } from '../accounts/registration/registration.module.js';
import { WorkBoardModule } from '../module/board/work-board.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { BackgroundTasksPlatformModule } from '../platform/background-tasks/index.js';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';
import { OfficeWaitingService } from './office-waiting.service.js';

/** What is new for an account, for the frame of every page. */
@Module({
  imports: [
    AccountsModule,
    BackgroundTasksPlatformModule,
    NotificationsModule,
    CreditsModule,
    RegistrationModule,
    WorkBoardModule,
  ],
  controllers: [ActivityController],
  providers: [ActivityService, OfficeWaitingService],
})
export class ActivityModule {}
