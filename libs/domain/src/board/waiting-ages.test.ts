import { describe, expect, it } from '@jest/globals';
import { WAITING_AGES, addDays, listLastMondays, getReceivedDateRange } from '../index.js';

describe('ages', () => {
  it('follow each other without gap or overlap', () => {
    const ranges = WAITING_AGES.map((age) => getReceivedDateRange(age, '2026-05-20'));
    expect(ranges).toEqual([
      { dateFrom: '2026-05-18', dateTo: null },
      { dateFrom: '2026-05-13', dateTo: '2026-05-17' },
      { dateFrom: '2026-05-06', dateTo: '2026-05-12' },
      { dateFrom: null, dateTo: '2026-05-05' },
    ]);
    for (const [index, { dateFrom }] of ranges.slice(0, -1).entries())
      expect(ranges[index + 1]?.dateTo).toBe(addDays(dateFrom ?? '', -1));
  });
});

describe('weeks', () => {
  it.each([
    ['2026-05-18', '2026-05-18'],
    ['2026-05-20', '2026-05-18'],
    ['2026-05-24', '2026-05-18'],
    ['2026-05-25', '2026-05-25'],
  ])('the week of %s begins on Monday %s', (today, monday) => {
    expect(listLastMondays(today, 2)).toEqual([addDays(monday, -7), monday]);
  });

  it('are twelve', () => expect(listLastMondays('2026-05-20')).toHaveLength(12));
});
