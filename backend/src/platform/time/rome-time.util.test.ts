import { expect, it } from '@jest/globals';
import { startOfRomeDay } from './rome-time.util.js';

it.each([
  ['2026-01-15', 0, '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', 0, '2026-07-14T22:00:00.000Z'],
  // Summer time begins and ends during these two days.
  ['2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
  ['2026-12-31', 1, '2026-12-31T23:00:00.000Z'],
])('%s and %i days begins in Italy at %s', (day, offset, expected) => {
  expect(startOfRomeDay(day, offset).toISOString()).toBe(expected);
});
