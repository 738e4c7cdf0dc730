import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { RegistrationModule } from '../accounts/registration/registration.module.js';
import { WorkBoardModule } from '../module/board/work-board.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { BackgroundTasksController } from '../background-tasks/background-tasks.controller.js';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';

/** Tells an account what is new and how its background tasks go, for the frame of every page. */
@Module({
  imports: [
    AccountsModule,
    NotificationsModule,
    CreditsModule,
    RegistrationModule,
    WorkBoardModule,
  ],
  controllers: [ActivityController, BackgroundTasksController],
  providers: [ActivityService],
})
export class ActivityModule {}
