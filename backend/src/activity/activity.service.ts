import { Injectable } from '@nestjs/common';
import { POLICIES, NEW_ORDER_STATUS } from '@pratiche/domain';
import { AccountSearchRepository } from '../accounts/account-search.repository.js';
import { HeldRegistrationsService } from '../accounts/registration/held-registrations/held-registrations.service.js';
import { toBackgroundTaskDto } from '../background-tasks/background-task.mapper.js';
import { WorkBoardService } from '../module/board/work-board.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PackageOrderRepository } from '../credits/package-orders/package-order.repository.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { BackgroundTaskService } from '../platform/background-tasks/index.js';
import { JobRepository } from '../platform/jobs/index.js';
import type { ActivityDto } from './dto/activity.dto.js';
import type { OfficeWaitingDto } from './dto/office-waiting.dto.js';

@Injectable()
export class ActivityService {
  constructor(
    private readonly backgroundTaskService: BackgroundTaskService,
    private readonly notificationsService: NotificationsService,
    private readonly workBoardService: WorkBoardService,
    private readonly accountSearchRepository: AccountSearchRepository,
    private readonly heldRegistrationsService: HeldRegistrationsService,
    private readonly packageOrderRepository: PackageOrderRepository,
    private readonly jobRepository: JobRepository,
  ) {}

  async readActivity(caller: CurrentCaller): Promise<ActivityDto> {
    const [notifications, tasks, officeUnread] = await Promise.all([
      // Behind the bell of fitters, and in the menu of operators.
      POLICIES.fitterOrBackOffice(caller)
        ? this.notificationsService.summarizeByAccount(caller.id)
        : null,
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

  /** Counts what waits for the back office, for its menu and its board. */
  async countWaiting(): Promise<OfficeWaitingDto> {
    const [dossiers, contracts, registrations, transfers, failedJobs] = await Promise.all([
      this.workBoardService.countReceived(),
      this.accountSearchRepository.countAccounts({ group: 'companies', state: 'toVerify' }),
      this.heldRegistrationsService.countConfirmed(),
      this.packageOrderRepository.countOrders(NEW_ORDER_STATUS),
      this.jobRepository.countDeadJobs(),
    ]);
    return { dossiers, contracts, registrations, transfers, failedJobs };
  }
}
