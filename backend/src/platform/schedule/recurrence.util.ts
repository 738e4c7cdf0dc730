import { addDays, getTodayInRome } from '@pratiche/domain';
import { romeHourToDate } from '../time/rome-time.util.js';

/**
 * `dailyAt`: a full hour (0–23) of Italian time · `everyMinutes`: counted from midnight UTC, so
 * that all processes agree.
 */
export type Recurrence = { readonly dailyAt: number } | { readonly everyMinutes: number };

/** Days of a daily schedule that are caught up after downtime; older runs are of no use. */
const MAX_CATCH_UP_DAYS = 31;

/** The last moment the rhythm struck, now included. */
export function findLastDueTime(rhythm: Recurrence, now: Date): Date {
  if ('everyMinutes' in rhythm) {
    const step = rhythm.everyMinutes * 60_000;
    return new Date(Math.floor(now.getTime() / step) * step);
  }
  const today = romeHourToDate(getTodayInRome(now), rhythm.dailyAt);
  return today <= now ? today : romeHourToDate(addDays(getTodayInRome(now), -1), rhythm.dailyAt);
}

/**
 * The due times after `mark`, oldest first. Each missed day counts, because a daily run concerns
 * that day; of missed minutes only the last counts, because it finds everything the earlier ones
 * would have found.
 */
export function listDueTimesSince(rhythm: Recurrence, mark: Date, now: Date): Date[] {
  const last = findLastDueTime(rhythm, now);
  if (last <= mark) return [];
  if ('everyMinutes' in rhythm) return [last];
  const dues = [last];
  for (
    let day = addDays(getTodayInRome(last), -1);
    dues.length < MAX_CATCH_UP_DAYS;
    day = addDays(day, -1)
  ) {
    const due = romeHourToDate(day, rhythm.dailyAt);
    if (due <= mark) break;
    dues.unshift(due);
  }
  return dues;
}
