import { formatMomentDay, formatTime } from './dates.js';
import { toRomeClock } from './rome-clock.js';

const DAY_MS = 86_400_000;
/** Days within which a weekday with its number cannot be mistaken for another week's. */
const WEEKDAY_LIMIT = 6;
const WEEKDAYS = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

/** Number of the calendar day in Italy. */
const toDayNumber = (moment: number): number => Math.floor(toRomeClock(moment) / DAY_MS);

/** `oggi`, `ieri`, `ven 20`, `gg/mm/aaaa`: the day in Italy as one speaks of it. */
export function formatRecentDay(iso: string, now: Date = new Date()): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return iso;
  const days = toDayNumber(now.getTime()) - toDayNumber(moment);
  if (days === 0) return 'oggi';
  if (days === 1) return 'ieri';
  if (days < 0 || days > WEEKDAY_LIMIT) return formatMomentDay(iso);
  const clock = new Date(toRomeClock(moment));
  return `${(WEEKDAYS[clock.getUTCDay()] ?? '').slice(0, 3)} ${clock.getUTCDate()}`;
}

/** `oggi 15:34`, `ieri 15:34`, else the day alone. */
export function formatRecentMoment(iso: string, now: Date = new Date()): string {
  const day = formatRecentDay(iso, now);
  return day === 'oggi' || day === 'ieri' ? `${day} ${formatTime(iso)}` : day;
}

/** `domenica 22 novembre`, in Italy. */
export function formatLongDay(moment: Date = new Date()): string {
  const clock = new Date(toRomeClock(moment.getTime()));
  return `${WEEKDAYS[clock.getUTCDay()]} ${clock.getUTCDate()} ${MONTHS[clock.getUTCMonth()]}`;
}
