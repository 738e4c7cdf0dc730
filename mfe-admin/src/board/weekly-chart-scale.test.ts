import { expect, it } from '@jest/globals';
import { niceScaleMaximum, formatWeekLabel } from './weekly-chart-scale.js';

const week = (received: number, filed = 0, completed = 0) => ({
  monday: '2026-05-18',
  received,
  filed,
  completed,
});

it.each([
  [0, 4],
  [3, 4],
  [4, 4],
  [5, 8],
  [9, 20],
  [20, 20],
  [21, 40],
  [51, 80],
  [81, 200],
  [201, 400],
  [4_321, 8_000],
])('%i fits under %i', (most, top) => {
  expect(niceScaleMaximum([week(1), week(most)])).toBe(top);
  expect(niceScaleMaximum([week(0, 0, most)])).toBe(top);
});

it('needs no week', () => expect(niceScaleMaximum([])).toBe(4));

it('calls a week by its Monday', () => expect(formatWeekLabel(week(0))).toBe('18/05'));
