import { expect, it } from '@jest/globals';
import { secondsUntilMidnight } from './midnight-guard.js';

it.each([
  ['2026-12-31T22:59:59Z', 1],
  ['2026-12-31T23:00:00Z', 86_400],
  ['2026-07-31T21:58:00Z', 120],
  ['2026-07-31T22:00:01Z', 86_399],
  ['2027-03-28T01:00:00Z', 75_600],
])('at %s there are %i seconds left of the day in Italy', (now, seconds) =>
  expect(secondsUntilMidnight(new Date(now))).toBe(seconds),
);
