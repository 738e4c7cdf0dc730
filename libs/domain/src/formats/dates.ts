import { lazyValue } from './lazy-value.js';

/** Whether a `yyyy-mm-dd` text is a day that exists. */
export function isValidDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const start = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}

/** `gg/mm/aaaa` of a `yyyy-mm-dd` day; the empty string for none. */
export const formatDay = (day: string | null | undefined): string =>
  day ? day.slice(0, 10).split('-').reverse().join('/') : '';

const createRomeFormatter = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  lazyValue(() => new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', ...options }));
const getRomeDateFormatter = createRomeFormatter({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const getRomeTimeFormatter = createRomeFormatter({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function formatIso(iso: string, format: () => Intl.DateTimeFormat): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : format().format(moment);
}

/**
 * `gg/mm/aaaa` in Italy of an ISO 8601 moment; an invalid moment is returned unchanged, here and
 * below.
 */
export const formatMomentDay = (iso: string): string => formatIso(iso, getRomeDateFormatter);

/** `14:32` in Italy of an ISO 8601 moment. */
export const formatTime = (iso: string): string => formatIso(iso, getRomeTimeFormatter);

/** `gg/mm/aaaa 14:32` in Italy of an ISO 8601 moment. */
export function formatMoment(iso: string): string {
  const day = formatMomentDay(iso);
  return day === iso ? iso : `${day} ${formatTime(iso)}`;
}
