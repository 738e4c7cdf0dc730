import { formatMomentDay, formatTime } from './dates.js';
import { lazyValue } from './lazy-value.js';

const DAY_MS = 86_400_000;
/** Days within which a weekday with its number cannot be mistaken for another week's. */
const WEEKDAY_LIMIT = 6;

const getWeekdayFormatter = lazyValue(
  () =>
    new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', weekday: 'short', day: 'numeric' }),
);
const getLongDayFormatter = lazyValue(
  () =>
    new Intl.DateTimeFormat('it-IT', {
      timeZone: 'Europe/Rome',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }),
);

/** Calendar days in Italy between two moments. */
function countDaysAgo(moment: Date, now: Date): number {
  const toDayNumber = (date: Date) =>
    Date.parse(formatMomentDay(date.toISOString()).split('/').reverse().join('-')) / DAY_MS;
  return Math.round(toDayNumber(now) - toDayNumber(moment));
}

/** `oggi`, `ieri`, `ven 20`, `gg/mm/aaaa`: the day in Italy as one speaks of it. */
export function formatRecentDay(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const days = countDaysAgo(moment, now);
  if (days === 0) return 'oggi';
  if (days === 1) return 'ieri';
  return days > 1 && days <= WEEKDAY_LIMIT
    ? getWeekdayFormatter().format(moment)
    : formatMomentDay(iso);
}

/** `oggi 15:34`, `ieri 15:34`, else the day alone. */
export function formatRecentMoment(iso: string, now: Date = new Date()): string {
  const day = formatRecentDay(iso, now);
  return day === 'oggi' || day === 'ieri' ? `${day} ${formatTime(iso)}` : day;
}

/** `domenica 22 novembre`, in Italy. */
export const formatLongDay = (moment: Date = new Date()): string =>
  getLongDayFormatter().format(moment);
