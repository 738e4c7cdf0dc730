import { expect, it } from '@jest/globals';
import { parsePageNumber } from './parse-page-number.js';

it.each<[text: string, pages: number, isMore: boolean, expected: number | null]>([
  ['3', 10, false, 3],
  [' 3 ', 10, false, 3],
  ['1.200', 2_000, false, 1_200],
  ['11', 10, false, 10],
  ['0', 10, false, 1],
  ['11', 10, true, 11],
  ['999999999', 10, true, 1_000_000],
  ['', 10, false, null],
  ['abc', 10, false, null],
  ['-2', 10, false, null],
  ['2,5', 10, false, null],
])('"%s" of %i pages (more: %s) leads to %s', (text, pages, isMore, expected) => {
  expect(parsePageNumber(text, pages, isMore)).toBe(expected);
});
