import {
  daysBetween,
  countDaysLeft,
  REMINDER_DAYS,
  findDueReminderDays,
} from '../deadlines/index.js';

/** A deadline moved on by fewer days than these is, for a reminder, still the same one. */
const SAME_DEADLINE_DAYS = 7;

/** Of which deadline each step (30, 14, 7 or 3 days) was told before. */
export type SentReminders = ReadonlyMap<number, string>;

/** What a reminder says: which step it is, and how many days are really left. */
export interface DeadlineReminder {
  step: number;
  left: number;
}

/**
 * The reminder that the work of day `day` has to give for a draft, `null` when none.
 *
 * Each step is told once. Told later, after a standstill, it gives the days that are left now; when a later step has
 * struck meanwhile only that one is told, and nothing once the deadline is past. A deadline that moved on by a week or
 * more (another works end date, ENEA opening late) is told anew.
 */
export function findDueReminder(
  deadline: string,
  day: string,
  today: string,
  told: SentReminders,
): DeadlineReminder | null {
  const step = findDueReminderDays(deadline, day);
  const left = countDaysLeft(deadline, today);
  if (step === null || left < 0 || left > step || hasLaterReminder(deadline, day, today))
    return null;
  const before = told.get(step);
  return before === undefined || daysBetween(before, deadline) >= SAME_DEADLINE_DAYS
    ? { step, left }
    : null;
}

/** Whether a more urgent step struck after `day`, up to today. */
function hasLaterReminder(deadline: string, day: string, today: string): boolean {
  const [then, now] = [countDaysLeft(deadline, day), countDaysLeft(deadline, today)];
  return REMINDER_DAYS.some((step) => step < then && step >= now);
}
