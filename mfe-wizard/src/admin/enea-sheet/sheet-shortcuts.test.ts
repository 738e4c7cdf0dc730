import { expect, it } from '@jest/globals';
import { sheetShortcutForKey, findTargetIndex } from './sheet-shortcuts.js';

it.each([
  ['j', 'next'],
  ['J', 'next'],
  ['k', 'previous'],
  ['n', 'open'],
  ['c', 'copy'],
  ['b', 'copyBlock'],
  ['x', null],
  ['Enter', null],
  ['toString', null],
])('%s does %s', (key, action) => expect(sheetShortcutForKey(key)).toBe(action));

it.each([
  ['next', -1, '000', 0],
  ['next', 1, '000', 2],
  ['next', 2, '000', 2],
  ['next', -1, '', null],
  ['previous', -1, '000', 2],
  ['previous', 1, '000', 0],
  ['previous', 0, '000', 0],
  ['open', -1, '110', 2],
  ['open', 0, '010', 2],
  ['open', 2, '011', 0],
  ['open', 1, '111', null],
] as const)('%s from %i of %s goes to %s', (action, current, copied, target) => {
  expect(
    findTargetIndex(
      action,
      current,
      [...copied].map((one) => one === '1'),
    ),
  ).toBe(target);
});
