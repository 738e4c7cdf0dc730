import { expect, it } from '@jest/globals';
import { FIGURE_MONTHS, listLastMonths } from './months.js';

it.each([
  ['2026-11-23', 3, ['2026-09-01', '2026-10-01', '2026-11-01']],
  ['2026-01-31', 2, ['2025-12-01', '2026-01-01']],
  ['2028-02-29', 1, ['2028-02-01']],
])('lists the months before %s', (today, months, expected) =>
  expect(listLastMonths(today, months)).toEqual(expected),
);

it('goes back a year', () => {
  const months = listLastMonths('2026-11-23');
  expect(months).toHaveLength(FIGURE_MONTHS);
  expect(months[0]).toBe('2025-12-01');
});
