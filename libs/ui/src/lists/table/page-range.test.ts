import { expect, it } from '@jest/globals';
import { formatPageRange, formatRowCount } from './page-range.js';

const noun = { one: 'pratica', many: 'pratiche' };
const range = { page: 2, pageSize: 20, shown: 20, total: 1_000, isMore: false, noun };

it('names the rows shown and all of them', () => {
  expect(formatPageRange(range)).toBe('21–40 di 1.000 pratiche');
  expect(formatPageRange({ ...range, isMore: true })).toBe('21–40 di oltre 1.000 pratiche');
  expect(formatPageRange({ ...range, shown: 0, total: 1 })).toBe('0 di 1 pratica');
});

it('counts one row in the singular', () => {
  expect([formatRowCount(1, noun), formatRowCount(0, noun)]).toEqual(['1 pratica', '0 pratiche']);
});
