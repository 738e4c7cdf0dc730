import { expect, it } from '@jest/globals';
import { alignLists } from './align-lists.js';

const shown = (before: string, now: string): string =>
  alignLists([...before], [...now], (a, b) => a === b)
    .map(({ before: a, now: b }) => `${a === null ? '-' : before[a]}${b === null ? '-' : now[b]}`)
    .join(' ');

it.each([
  ['', '', ''],
  ['abc', 'abc', 'aa bb cc'],
  ['', 'ab', '-a -b'],
  ['ab', '', 'a- b-'],
  ['abc', 'ac', 'aa b- cc'],
  ['ac', 'abc', 'aa -b cc'],
  ['abc', 'axc', 'aa bx cc'],
  ['abc', 'xyc', 'ax by cc'],
  ['abc', 'bca', 'a- bb cc -a'],
  ['ab', 'xyz', 'ax by -z'],
  ['aab', 'ab', 'aa a- bb'],
])('%s beside %s is %s', (before, now, pairs) => {
  expect(shown(before, now)).toBe(pairs);
});
