import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import type { JobHandler } from '../../platform/jobs/index.js';
import { Scheduled, type ScheduledRun } from '../../platform/schedule/index.js';
import { DeadlineRemindersService } from './deadline-reminders.service.js';

const DEADLINE_REMINDERS = 'deadline-reminders';

/** Every morning; after a standstill once for each day missed, so that no step is passed over. */
@Injectable()
@Scheduled(DEADLINE_REMINDERS, { dailyAt: 7 })
export class DeadlineRemindersProcessor implements JobHandler<ScheduledRun> {
  constructor(private readonly deadlineRemindersService: DeadlineRemindersService) {}

  async handle({ due }: ScheduledRun): Promise<void> {
    await this.deadlineRemindersService.sendRemindersDueOn(getTodayInRome(new Date(due)));
  }
}
