import { toRomeClock } from '../formats/rome-clock.js';

const DAY_MS = 86_400_000;

/** The day `count` days after a day, `yyyy-mm-dd`. UTC arithmetic: no daylight saving. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The day in Italy at a moment (now by default), `yyyy-mm-dd`. */
export const getTodayInRome = (moment: Date = new Date()): string =>
  new Date(toRomeClock(moment.getTime())).toISOString().slice(0, 10);
