const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});
/** Of each UTC day that occurs: how far Rome is ahead all day long, or that it changes within it. */
const days = new Map<number, number | 'changes'>();

/**
 * Converts to milliseconds whose UTC fields show the local time of Rome, because spreadsheets have
 * no time zone. Looks up the offset twice per day that occurs, and for every moment on the two days
 * a year when the clocks change.
 */
export function convertToRomeClock(moment: number): number {
  if (Number.isNaN(moment)) return moment;
  const day = Math.floor(moment / DAY_MS);
  let ahead = days.get(day);
  if (ahead === undefined) {
    const first = getOffsetAt(day * DAY_MS);
    ahead = first === getOffsetAt((day + 1) * DAY_MS) ? first : 'changes';
    days.set(day, ahead);
  }
  return moment + (ahead === 'changes' ? getOffsetAt(moment) : ahead);
}

/** Rome is ahead by whole hours. */
function getOffsetAt(moment: number): number {
  const hour = Math.floor(moment / HOUR_MS) * HOUR_MS;
  const {
    year = 0,
    month = 1,
    day = 1,
    hour: shown = 0,
  } = Object.fromEntries(clock.formatToParts(hour).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(year, month - 1, day, shown) - hour;
}
