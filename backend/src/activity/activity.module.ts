import { Module } from '@nestjs/common';
import { WorkBoardModule } from '../module/board/work-board.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { BackgroundTasksPlatformModule } from '../platform/background-tasks/index.js';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';

/** What is new for an account, for the frame of every page. */
@Module({
  imports: [BackgroundTasksPlatformModule, NotificationsModule, WorkBoardModule],
  controllers: [ActivityController],
  providers: [ActivityService],
})
export class ActivityModule {}
