const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MARCH = 2;
const OCTOBER = 9;

/** 01:00 UTC of a month's last Sunday, for months of 31 days. */
function findLastSundayChange(year: number, month: number): number {
  const last = Date.UTC(year, month, 31);
  return last - new Date(last).getUTCDay() * DAY_MS + HOUR_MS;
}

/**
 * Milliseconds whose UTC fields show the clock of Italy at a moment; `NaN` for none. Summer time
 * runs from the last Sunday of March to that of October, 01:00 UTC (directive 2000/84/EC; so since
 * 1996, and taken so for earlier moments too). Computed, because the time zones of `Intl` take a
 * phone over 100 ms to open; a test compares the two.
 */
export function toRomeClock(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  const isSummer =
    moment >= findLastSundayChange(year, MARCH) && moment < findLastSundayChange(year, OCTOBER);
  return moment + (isSummer ? 2 : 1) * HOUR_MS;
}
