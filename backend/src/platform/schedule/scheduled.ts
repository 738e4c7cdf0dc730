import { applyDecorators, SetMetadata } from '@nestjs/common';
import { JobHandler } from '../jobs/index.js';
import type { Rhythm } from './rhythm.js';

export const SCHEDULE = 'schedule';

export interface ScheduleEntry {
  kind: string;
  rhythm: Rhythm;
}

/** Payload of a scheduled job. */
export interface ScheduledRun {
  /** ISO moment the run was due at; after a standstill that is in the past. */
  due: string;
}

/**
 * Marks a provider (`implements HandlesJob<ScheduledRun>`) as periodic work: `@Scheduled('reminders', { dailyAt: 7 })`.
 * Each due time is one job, whichever process writes it and however often; as any job it may run twice.
 */
export const Scheduled = (kind: string, rhythm: Rhythm): ClassDecorator =>
  applyDecorators(
    JobHandler(kind),
    SetMetadata(SCHEDULE, { kind, rhythm } satisfies ScheduleEntry),
  ) as ClassDecorator;
