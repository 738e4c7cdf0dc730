import { expect, it } from '@jest/globals';
import { calculateDaysPercentile, calculateShare, COMPLETION_PARTS } from './completion-times.js';

const count = (...days: number[]) => days.map((one) => ({ days: one, total: 1 }));

it.each([
  ['none', [], null, null],
  ['one', count(4), 4, 4],
  ['two', count(2, 8), 2, 8],
  ['ten, in any order', count(10, 9, 8, 7, 6, 5, 4, 3, 2, 1), 5, 9],
  [
    'many on one day',
    [
      { days: 3, total: 99 },
      { days: 40, total: 1 },
    ],
    3,
    3,
  ],
  ['the same day', [{ days: 0, total: 7 }], 0, 0],
])('tells the days of %s', (_what, counts, median, ninth) => {
  expect(calculateDaysPercentile(counts, COMPLETION_PARTS.median)).toBe(median);
  expect(calculateDaysPercentile(counts, COMPLETION_PARTS.ninth)).toBe(ninth);
});

it.each([
  [0, 0, null],
  [0, 4, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [5, 5, 100],
])('%i of %i is %s per cent', (part, whole, share) =>
  expect(calculateShare(part, whole)).toBe(share),
);
