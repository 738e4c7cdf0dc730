import { expect, it } from '@jest/globals';
import { COUNTED_FIGURES, getWeeklyFigure } from './counted-figures.js';

it('tells the figures of a week from those of the last months', () => {
  expect(COUNTED_FIGURES.map((figure) => [figure, getWeeklyFigure(figure)])).toEqual([
    ['received', null],
    ['returned', null],
    ['week-received', 'received'],
    ['week-filed', 'filed'],
    ['week-completed', 'completed'],
    ['correction', null],
    ['skip', null],
  ]);
});
