import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  daysBetween,
  countDaysLeft,
  formatDaysLeft,
  calculateDeadline,
  getDeadlineLight,
  isPastDeadline,
  findDueReminderDays,
  getTodayInRome,
} from '../index.js';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days', () => {
  it('adds and counts days across months, leap years and daylight saving', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
  });

  it('counts back what it adds', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (start, count) => {
        expect(daysBetween(start, addDays(start, count))).toBe(count);
      }),
    );
  });

  it('knows the day in Italy, which is ahead of UTC', () => {
    expect(getTodayInRome(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
    expect(getTodayInRome(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
    expect(getTodayInRome(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
    expect(getTodayInRome()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('deadline', () => {
  const opening = {
    worksEndedFrom: '2026-01-01',
    worksEndedTo: '2026-01-22',
    opensOn: '2026-01-22',
  };

  it('is 84 days after the end of the works', () => {
    expect(calculateDeadline('2026-01-01', [])).toBe('2026-03-26');
    expect(calculateDeadline(null, [])).toBeNull();
  });

  it.each([
    ['2025-12-31', '2026-03-25'],
    ['2026-01-01', '2026-04-16'],
    ['2026-01-22', '2026-04-16'],
    ['2026-01-23', '2026-04-17'],
  ])('of works ended on %s is %s when ENEA opened on 22 January', (end, deadline) => {
    expect(calculateDeadline(end, [opening])).toBe(deadline);
  });

  it.each([
    ['2025-12-31', '2026-03-25'],
    ['2026-01-01', '2026-05-05'],
    ['2026-01-22', '2026-05-05'],
    ['2026-01-23', '2026-04-17'],
  ])('of works ended on %s is %s when ENEA opens later on 10 February', (end, deadline) => {
    expect(calculateDeadline(end, [{ ...opening, opensOn: '2026-02-10' }])).toBe(deadline);
  });

  it('never comes earlier because of an opening, and the latest opening counts', () => {
    expect(calculateDeadline('2026-01-10', [{ ...opening, opensOn: '2025-06-30' }])).toBe(
      addDays('2026-01-10', 84),
    );
    expect(calculateDeadline('2026-01-10', [opening, { ...opening, opensOn: '2026-02-01' }])).toBe(
      addDays('2026-02-01', 84),
    );
  });

  it('refuses from the 85th day', () => {
    expect(isPastDeadline('2026-01-01', '2026-03-26', [])).toBe(false);
    expect(isPastDeadline('2026-01-01', '2026-03-27', [])).toBe(true);
    expect(isPastDeadline('2026-01-01', '2026-04-16', [opening])).toBe(false);
    expect(isPastDeadline('2026-01-01', '2026-04-17', [opening])).toBe(true);
    expect(isPastDeadline(null, '2099-01-01', [])).toBe(false);
  });
});

describe('traffic light', () => {
  it.each([
    [15, 'green'],
    [14, 'amber'],
    [4, 'amber'],
    [3, 'red'],
    [0, 'red'],
    [-1, 'red'],
  ] as const)('with %s days left is %s', (left, light) => {
    const today = '2026-05-10';
    expect(countDaysLeft(addDays(today, left), today)).toBe(left);
    expect(getDeadlineLight(addDays(today, left), today)).toBe(light);
  });

  it.each([
    [2, 'tra 2 giorni'],
    [1, 'tra 1 giorno'],
    [0, 'scade oggi'],
    [-1, 'scaduta da 1 giorno'],
    [-5, 'scaduta da 5 giorni'],
  ])('says %s as «%s»', (left, text) =>
    expect(formatDaysLeft(addDays('2026-05-10', left), '2026-05-10')).toBe(text),
  );

  it('reminds 30, 14, 7 and 3 days before and on no other day', () => {
    const due = Array.from({ length: 100 }, (_, left) =>
      findDueReminderDays(addDays('2026-05-10', left), '2026-05-10'),
    );
    expect(due.filter((days) => days !== null)).toEqual([3, 7, 14, 30]);
  });
});
