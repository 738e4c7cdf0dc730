import { Processor, WorkerHost } from '@nestjs/bullmq';
import { getTodayInRome } from '@pratiche/domain';
import { WORKER_OPTIONS, type QueuedJob } from '../../platform/jobs/index.js';
import { Scheduled, type ScheduledRun } from '../../platform/schedule/index.js';
import { DeadlineRemindersService } from './deadline-reminders.service.js';

const DEADLINE_REMINDERS = 'deadline-reminders';

/** Every morning; after a standstill once for each day missed, so that no step is passed over. */
@Processor(DEADLINE_REMINDERS, WORKER_OPTIONS)
@Scheduled({ dailyAt: 7 })
export class DeadlineRemindersProcessor extends WorkerHost {
  constructor(private readonly deadlineRemindersService: DeadlineRemindersService) {
    super();
  }

  async process({ data: { due } }: QueuedJob<ScheduledRun>): Promise<void> {
    await this.deadlineRemindersService.sendRemindersDueOn(getTodayInRome(new Date(due)));
  }
}
