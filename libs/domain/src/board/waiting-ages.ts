import { addDays } from '../deadlines/calendar-days.js';

/** For how long dossiers have been waiting, in days since they were received; the last has no end. */
export const WAITING_AGES = [
  { from: 0, to: 2, label: 'Fino a 2 giorni' },
  { from: 3, to: 7, label: 'Da 3 a 7 giorni' },
  { from: 8, to: 14, label: 'Da 8 a 14 giorni' },
  { from: 15, to: null, label: 'Oltre 14 giorni' },
] as const;

export interface ReceivedDateRange {
  dateFrom: string | null;
  dateTo: string | null;
}

/** The days of reception of an age, as a list is filtered by them. The youngest takes tomorrow's too: clocks differ. */
export function getReceivedDateRange(
  { from, to }: { from: number; to: number | null },
  today: string,
): ReceivedDateRange {
  return {
    dateFrom: to === null ? null : addDays(today, -to),
    dateTo: from === 0 ? null : addDays(today, -from),
  };
}

/** Weeks of throughput on the board, including the current week. */
export const BOARD_WEEKS = 12;

/** Mondays of the last weeks, oldest first, this week's last. */
export function listLastMondays(today: string, weeks = BOARD_WEEKS): string[] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: weeks }, (_, index) =>
    addDays(today, -weekday - 7 * (weeks - 1 - index)),
  );
}
