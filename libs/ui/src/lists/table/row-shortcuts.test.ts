import { expect, it } from '@jest/globals';
import { nextRowIndex } from './row-shortcuts.js';

it.each([
  ['j', -1, 3, 0],
  ['k', -1, 3, 2],
  ['j', 0, 3, 1],
  ['J', 2, 3, 2],
  ['k', 0, 3, 0],
  ['K', 2, 3, 1],
  ['j', -1, 0, null],
  ['x', 1, 3, null],
  ['Enter', 1, 3, null],
])('%s from row %d of %d leads to %s', (key, current, count, next) => {
  expect(nextRowIndex(key, current, count)).toBe(next);
});
