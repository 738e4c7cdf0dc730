import { toRomeClock } from './rome-clock.js';

/** Whether a `yyyy-mm-dd` text is a day that exists. */
export function isValidDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const start = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}

/** `gg/mm/aaaa` of a `yyyy-mm-dd` day; the empty string for none. */
export const formatDay = (day: string | null | undefined): string =>
  day ? day.slice(0, 10).split('-').reverse().join('/') : '';

/**
 * The Italian clock of an ISO 8601 moment as `yyyy-mm-ddThh:mm…`; `null` for a text that is no
 * moment.
 */
function readRomeClock(iso: string): string | null {
  const clock = new Date(toRomeClock(Date.parse(iso)));
  return Number.isNaN(clock.getTime()) ? null : clock.toISOString();
}

/**
 * `gg/mm/aaaa` in Italy of an ISO 8601 moment; an invalid moment is returned unchanged, here and
 * below.
 */
export function formatMomentDay(iso: string): string {
  const clock = readRomeClock(iso);
  return clock === null ? iso : formatDay(clock);
}

/** `14:32` in Italy of an ISO 8601 moment. */
export const formatTime = (iso: string): string => readRomeClock(iso)?.slice(11, 16) ?? iso;

/** `gg/mm/aaaa 14:32` in Italy of an ISO 8601 moment. */
export function formatMoment(iso: string): string {
  const day = formatMomentDay(iso);
  return day === iso ? iso : `${day} ${formatTime(iso)}`;
}

/** `gg/mm/aaaa 14:32:05` in Italy of an ISO 8601 moment. */
export function formatExactMoment(iso: string): string {
  const clock = readRomeClock(iso);
  return clock === null ? iso : `${formatDay(clock)} ${clock.slice(11, 19)}`;
}
