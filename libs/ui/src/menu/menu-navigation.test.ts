import { expect, it } from '@jest/globals';
import { nextMenuIndex } from './menu-navigation.js';

const LABELS = ['Profilo', 'Sicurezza', 'Logout'];

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['l', 0, 2],
  ['S', 1, 1],
  ['x', 0, null],
  ['Enter', 0, null],
  [' ', 0, null],
])('%s from %i leads to %s', (key, now, expected) => {
  expect(nextMenuIndex(key, now, LABELS)).toBe(expected);
});

it('leads nowhere in an empty menu', () => {
  expect(nextMenuIndex('ArrowDown', -1, [])).toBeNull();
});
