const pad = (value: string | undefined, length: number): string => (value ?? '').padStart(length, '0');

/** Whether a `yyyy-mm-dd` text is a day that exists. */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** `gg/mm/aaaa` of a `yyyy-mm-dd` day; the empty string for none. */
export const formatDay = (day: string | null | undefined): string => (day ? day.slice(0, 10).split('-').reverse().join('/') : '');

/** Reads `gg/mm/aaaa` (also with dots, dashes or single digits) into `yyyy-mm-dd`; `null` when it is no day. */
export function parseDay(text: string): string | null {
  const match = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text);
  if (!match) return null;
  const day = `${match[3]}-${pad(match[2], 2)}-${pad(match[1], 2)}`;
  return isDay(day) ? day : null;
}

const moment = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', ...options });
const DATE: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const [ROME_DATE, ROME_TIME] = [moment(DATE), moment(TIME)];

/** `gg/mm/aaaa` in Italy of an ISO 8601 moment. */
export const formatMomentDay = (iso: string): string => ROME_DATE.format(new Date(iso));

/** `14:32` in Italy of an ISO 8601 moment. */
export const formatTime = (iso: string): string => ROME_TIME.format(new Date(iso));

/** `gg/mm/aaaa 14:32` in Italy of an ISO 8601 moment. */
export const formatMoment = (iso: string): string => `${formatMomentDay(iso)} ${formatTime(iso)}`;
