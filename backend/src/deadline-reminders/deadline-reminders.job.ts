import { Injectable } from '@nestjs/common';
import { todayInRome } from '@pratiche/domain';
import type { HandlesJob } from '../platform/jobs/index.js';
import { Scheduled, type ScheduledRun } from '../platform/schedule/index.js';
import { DeadlineReminders } from './reminders.js';

const DEADLINE_REMINDERS = 'deadline-reminders';

/** Every morning; after a standstill once for each day missed, so that no step is passed over. */
@Injectable()
@Scheduled(DEADLINE_REMINDERS, { dailyAt: 7 })
export class DeadlineRemindersJob implements HandlesJob<ScheduledRun> {
  constructor(private readonly reminders: DeadlineReminders) {}

  async handle({ due }: ScheduledRun): Promise<void> {
    await this.reminders.tell(todayInRome(new Date(due)));
  }
}
