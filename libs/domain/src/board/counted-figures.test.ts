import { expect, it } from '@jest/globals';
import { COUNTED_FIGURES, getCountedEnd, getWeeklyFigure } from './counted-figures.js';

it('tells the steps of a week or a month from what else is counted', () => {
  expect(COUNTED_FIGURES.map((figure) => [figure, getWeeklyFigure(figure)])).toEqual([
    ['received', null],
    ['returned', null],
    ['week-received', 'received'],
    ['week-filed', 'filed'],
    ['week-completed', 'completed'],
    ['month-received', 'received'],
    ['month-filed', 'filed'],
    ['month-completed', 'completed'],
    ['month-fitters', null],
    ['correction', null],
    ['skip', null],
  ]);
});

it('ends after a week or with the month, or goes on until today', () => {
  expect(getCountedEnd('week-filed', '2026-12-28')).toBe('2027-01-04');
  expect(getCountedEnd('month-fitters', '2026-02-01')).toBe('2026-03-01');
  expect(getCountedEnd('month-received', '2026-12-01')).toBe('2027-01-01');
  expect(getCountedEnd('returned', '2026-12-28')).toBeNull();
});
