const HOUR_MS = 3_600_000;
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', hourCycle: 'h23' });
const offsets = new Map<number, number>();

/**
 * A date whose UTC fields are what clocks in Rome show: spreadsheets know no time zone, and the library writes those.
 * The clock is asked once per hour that occurs.
 */
export function romeClock(moment: Date): Date {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    const { year = 0, month = 1, day = 1, hour: shown = 0 } = Object.fromEntries(clock.formatToParts(hour * HOUR_MS).map(({ type, value }) => [type, Number(value)]));
    offset = Date.UTC(year, month - 1, day, shown) - hour * HOUR_MS;
    offsets.set(hour, offset);
  }
  return new Date(moment.getTime() + offset);
}
