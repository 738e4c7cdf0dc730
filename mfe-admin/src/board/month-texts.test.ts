import { expect, it } from '@jest/globals';
import { formatMonth, formatShortMonth } from './month-texts.js';

it('names a month in full and in short', () => {
  expect(formatMonth('2026-11-01')).toBe('novembre 2026');
  expect(formatShortMonth('2027-01-01')).toBe('gen 27');
});
