import { lazyValue } from '../formats/lazy-value.js';

const DAY_MS = 86_400_000;

/** The day `count` days after a day, `yyyy-mm-dd`. UTC arithmetic: no daylight saving. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

const getRomeFormatter = lazyValue(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Rome',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** Days begin and end on the quarter hour everywhere. */
const QUARTER_MS = 900_000;
let cachedToday = { quarter: Number.NaN, day: '' };

/**
 * The current day in Italy at a moment (now by default), `yyyy-mm-dd`. Cached, because it is called
 * at every keystroke.
 */
export function getTodayInRome(moment: Date = new Date()): string {
  const quarter = Math.floor(moment.getTime() / QUARTER_MS);
  if (quarter !== cachedToday.quarter) {
    const parts = new Map(
      getRomeFormatter()
        .formatToParts(moment)
        .map(({ type, value }) => [type, value]),
    );
    cachedToday = {
      quarter,
      day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    };
  }
  return cachedToday.day;
}
