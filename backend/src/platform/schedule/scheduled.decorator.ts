import { applyDecorators, SetMetadata } from '@nestjs/common';
import { JobProcessor } from '../jobs/index.js';
import type { Recurrence } from './recurrence.util.js';

export const SCHEDULE_KEY = 'schedule';

export interface ScheduleEntry {
  kind: string;
  recurrence: Recurrence;
}

/** Payload of a scheduled job. */
export interface ScheduledRun {
  /** ISO moment the run was due at; after a standstill that is in the past. */
  due: string;
}

/**
 * Marks a provider (`implements JobHandler<ScheduledRun>`) as periodic work:
 * `@Scheduled('reminders', { dailyAt: 7 })`. Each due time is one job, however many processes write
 * it; like any job it may run twice.
 */
export const Scheduled = (kind: string, rhythm: Recurrence): ClassDecorator =>
  applyDecorators(
    JobProcessor(kind),
    SetMetadata(SCHEDULE_KEY, { kind, recurrence: rhythm } satisfies ScheduleEntry),
  ) as ClassDecorator;
