import { Reflector } from '@nestjs/core';
import type { Recurrence } from './recurrence.util.js';

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
 * Set beside `@Processor`, makes its kind periodic: `@Scheduled({ dailyAt: 7 })`. Each due time is
 * one job, however many processes write it; like any job it may run twice.
 */
export const Scheduled = Reflector.createDecorator<Recurrence>();
