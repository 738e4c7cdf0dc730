import { Injectable } from '@nestjs/common';
import { POLICIES } from '@pratiche/domain';
import { toBackgroundTaskDto } from '../background-tasks/background-task.mapper.js';
import { WorkBoardService } from '../module/board/work-board.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { BackgroundTaskService } from '../platform/background-tasks/index.js';
import type { ActivityDto } from './dto/activity.dto.js';

@Injectable()
export class ActivityService {
  constructor(
    private readonly backgroundTaskService: BackgroundTaskService,
    private readonly notificationsService: NotificationsService,
    private readonly workBoardService: WorkBoardService,
  ) {}

  async readActivity(caller: CurrentCaller): Promise<ActivityDto> {
    const [notifications, tasks, officeUnread] = await Promise.all([
      // Only these have a bell.
      POLICIES.fitter(caller) ? this.notificationsService.summarizeByAccount(caller.id) : null,
      this.backgroundTaskService.listByAccount(caller.id),
      POLICIES.backOffice(caller) ? this.workBoardService.countUnread() : null,
    ]);
    return {
      unread: notifications?.unread ?? 0,
      latestNotificationAt: notifications?.latestAt?.toISOString() ?? null,
      officeUnread,
      works: tasks.map(toBackgroundTaskDto),
    };
  }
}
