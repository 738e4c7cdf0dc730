import { expect, it } from 'vitest';
import { scaleTop, weekLabel } from './chart.js';

const week = (received: number, filed = 0, completed = 0) => ({ monday: '2026-05-18', received, filed, completed });

it.each([[0, 4], [3, 4], [4, 4], [5, 5], [7, 10], [11, 20], [21, 50], [51, 100], [100, 100], [101, 200], [4_321, 5_000]])('%i fits under %i', (most, top) => {
  expect(scaleTop([week(1), week(most)])).toBe(top);
  expect(scaleTop([week(0, 0, most)])).toBe(top);
});

it('needs no week', () => expect(scaleTop([])).toBe(4));

it('calls a week by its Monday', () => expect(weekLabel(week(0))).toBe('18/05'));
