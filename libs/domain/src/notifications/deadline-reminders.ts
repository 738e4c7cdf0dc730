import {
  daysBetween,
  countDaysLeft,
  REMINDER_DAYS,
  findDueReminderDays,
} from '../deadlines/index.js';

/** A deadline moved later by fewer days than this counts as the same deadline for a reminder. */
const SAME_DEADLINE_DAYS = 7;

/** The deadline for which each step (30, 14, 7 or 3 days) was last sent. */
export type SentReminders = ReadonlyMap<number, string>;

/** What a reminder says: which step it is, and how many days are really left. */
export interface DeadlineReminder {
  step: number;
  left: number;
}

/**
 * The reminder that the run of `day` sends for a draft, `null` when none is due. Each step is sent
 * once; of several due after an outage only the latest, and none past the deadline. A deadline that
 * moved later by a week or more is announced again.
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
