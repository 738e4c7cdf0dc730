import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toRomeClock } from './rome-clock.js';

const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const showClock = (moment: number): string =>
  new Date(toRomeClock(moment)).toISOString().slice(0, 19).replace('T', ' ');

const FIRST_YEAR = 1996;
const LAST_YEAR = new Date().getUTCFullYear() + 20;
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR }, (_, index) => FIRST_YEAR + index);

it.each([
  ['winter', '2026-01-15T22:59:59Z', '2026-01-15 23:59:59'],
  ['summer', '2026-07-01T22:00:00Z', '2026-07-02 00:00:00'],
  ['last second of winter', '2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
  ['first second of summer', '2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['first 02:30 of autumn', '2026-10-25T00:30:00Z', '2026-10-25 02:30:00'],
  ['second 02:30 of autumn', '2026-10-25T01:30:00Z', '2026-10-25 02:30:00'],
  ['31 March is a Sunday', '2024-03-31T01:00:00Z', '2024-03-31 03:00:00'],
  ['turn of the year', '2026-12-31T23:00:00Z', '2027-01-01 00:00:00'],
])('shows the clock of Italy: %s', (_, moment, clock) => {
  expect(showClock(Date.parse(moment))).toBe(clock);
});

// Turns red when a law changes summer time and the runtime's time zones know of it.
it('agrees with the time zone on every hour around the changes of each year', () => {
  for (const year of YEARS)
    for (const month of [2, 9])
      for (let hour = 24 * 24; hour <= 24 * 31; hour += 1) {
        const moment = Date.UTC(year, month, 1, hour);
        expect(showClock(moment)).toBe(FORMAT.format(moment));
      }
});

it('agrees with the time zone at any moment', () => {
  const range = { min: Date.UTC(FIRST_YEAR, 11, 1), max: Date.UTC(LAST_YEAR, 0, 1) };
  fc.assert(
    fc.property(fc.integer(range), (moment) => {
      expect(showClock(moment)).toBe(FORMAT.format(moment));
    }),
  );
});

it('is NaN for no moment', () => {
  expect(toRomeClock(Number.NaN)).toBeNaN();
});
