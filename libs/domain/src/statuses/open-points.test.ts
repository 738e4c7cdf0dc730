import { expect, it } from '@jest/globals';
import { findOpenPoints } from './open-points.js';

it.each([
  [null, 0, 1, { doubts: 0, isSentAgain: false }],
  [null, 2, 1, { doubts: 2, isSentAgain: false }],
  [null, 2, 2, { doubts: 2, isSentAgain: true }],
  ['2026-11-20T10:00:00.000Z', 2, 2, { doubts: 0, isSentAgain: false }],
])('completed %s with %i doubts, sent %i times: %j', (completedDate, doubts, submissions, open) => {
  expect(findOpenPoints({ completedDate, doubts, submissions })).toEqual(open);
});
