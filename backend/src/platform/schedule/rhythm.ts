import { addDays, todayInRome } from '@pratiche/domain';
import { romeHour } from '../time/rome-time.js';

/** `dailyAt`: a full hour (0–23) of Italian time · `everyMinutes`: counted from midnight UTC, so that all processes agree. */
export type Rhythm = { readonly dailyAt: number } | { readonly everyMinutes: number };

/** Days of a daily rhythm made up for after a standstill; further back nobody is helped. */
const DAYS_MADE_UP = 31;

/** The last moment the rhythm struck, now included. */
export function lastDue(rhythm: Rhythm, now: Date): Date {
  if ('everyMinutes' in rhythm) {
    const step = rhythm.everyMinutes * 60_000;
    return new Date(Math.floor(now.getTime() / step) * step);
  }
  const today = romeHour(todayInRome(now), rhythm.dailyAt);
  return today <= now ? today : romeHour(addDays(todayInRome(now), -1), rhythm.dailyAt);
}

/**
 * The moments that struck after `mark`, oldest first. Each missed day counts, because a day's work speaks of that day;
 * of missed minutes only the last does, because it finds whatever the earlier ones would have found.
 */
export function duesSince(rhythm: Rhythm, mark: Date, now: Date): Date[] {
  const last = lastDue(rhythm, now);
  if (last <= mark) return [];
  if ('everyMinutes' in rhythm) return [last];
  const dues = [last];
  for (
    let day = addDays(todayInRome(last), -1);
    dues.length < DAYS_MADE_UP;
    day = addDays(day, -1)
  ) {
    const due = romeHour(day, rhythm.dailyAt);
    if (due <= mark) break;
    dues.unshift(due);
  }
  return dues;
}
