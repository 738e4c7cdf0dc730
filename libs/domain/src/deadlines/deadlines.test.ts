import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  daysBetween,
  countDaysLeft,
  formatDaysLeft,
  formatDaysLeftShort,
  calculateDeadline,
  getDeadlineLight,
  ENEA_OPENINGS,
  getLegalDeadline,
  PAST_DEADLINE_MESSAGE,
  PAST_LEGAL_DEADLINE_MESSAGE,
  validateDeadline,
  type EneaOpening,
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

const deadlineOf = (
  interventionEndDate: string | null,
  openings: readonly EneaOpening[],
  annoRiferimento: number | null = null,
  interventionStartDate: string | null = null,
) => calculateDeadline({ interventionStartDate, interventionEndDate, annoRiferimento }, openings);

describe('deadline', () => {
  const opening = {
    expenseYear: null,
    worksEndedFrom: '2026-01-01',
    worksEndedTo: '2026-01-22',
    opensOn: '2026-01-22',
  };

  it('is 84 days after the end of the works', () => {
    expect(deadlineOf('2026-01-01', [])).toBe('2026-03-26');
    expect(deadlineOf(null, [])).toBeNull();
  });

  it.each([
    ['2025-12-31', '2026-03-25'],
    ['2026-01-01', '2026-04-16'],
    ['2026-01-22', '2026-04-16'],
    ['2026-01-23', '2026-04-17'],
  ])('of works ended on %s is %s when ENEA opened on 22 January', (end, deadline) => {
    expect(deadlineOf(end, [opening])).toBe(deadline);
  });

  it.each([
    ['2025-12-31', '2026-03-25'],
    ['2026-01-01', '2026-05-05'],
    ['2026-01-22', '2026-05-05'],
    ['2026-01-23', '2026-04-17'],
  ])('of works ended on %s is %s when ENEA opens later on 10 February', (end, deadline) => {
    expect(deadlineOf(end, [{ ...opening, opensOn: '2026-02-10' }])).toBe(deadline);
  });

  it('never comes earlier because of an opening, and the latest opening counts', () => {
    expect(deadlineOf('2026-01-10', [{ ...opening, opensOn: '2025-06-30' }])).toBe(
      addDays('2026-01-10', 84),
    );
    expect(deadlineOf('2026-01-10', [opening, { ...opening, opensOn: '2026-02-01' }])).toBe(
      addDays('2026-02-01', 84),
    );
  });

  const late = (end: string | null, today: string, isSentBack: boolean, openings = [opening]) =>
    validateDeadline(
      { interventionStartDate: null, interventionEndDate: end, annoRiferimento: null },
      today,
      isSentBack,
      openings,
    );

  it('refuses from the 85th day', () => {
    expect(late('2026-01-01', '2026-03-26', false, [])).toBeNull();
    expect(late('2026-01-01', '2026-03-27', false, [])).toBe(PAST_DEADLINE_MESSAGE);
    expect(late('2026-01-01', '2026-04-16', false)).toBeNull();
    expect(late('2026-01-01', '2026-04-17', false)).toBe(PAST_DEADLINE_MESSAGE);
    expect(late(null, '2099-01-01', false)).toBeNull();
  });

  // Works ended on 2026-06-17: day 84 is 9 September, day 90 is Tuesday 15 September.
  it.each([
    ['2026-09-09', false, null],
    ['2026-09-10', false, PAST_DEADLINE_MESSAGE],
    ['2026-09-10', true, null],
    ['2026-09-15', true, null],
    ['2026-09-16', true, PAST_LEGAL_DEADLINE_MESSAGE],
  ] as const)('on %s for a dossier sent back (%s) says %s', (today, isSentBack, message) => {
    expect(late('2026-06-17', today, isSentBack)).toBe(message);
  });

  it.each([
    ['2026-09-09', '2026-09-15', 'a Tuesday'],
    ['2026-09-13', '2026-09-21', 'a Saturday: the next Monday'],
    ['2026-09-14', '2026-09-21', 'a Sunday'],
    ['2026-03-31', '2026-04-07', 'Easter Monday of 2026'],
    ['2027-03-23', '2027-03-30', 'Easter Monday of 2027'],
    ['2026-12-19', '2026-12-28', 'Christmas, then Saturday and Sunday'],
    ['2026-12-26', '2027-01-04', 'New Year, a Friday'],
    ['2027-09-28', '2027-10-05', 'Saint Francis of 2027, a Monday (L. 151/2025)'],
    ['2023-09-28', '2023-10-04', 'Saint Francis when it was a working day'],
  ])('of %s is by law %s: %s', (deadline, legal) => expect(getLegalDeadline(deadline)).toBe(legal));

  // ENEA's announcements of 30/6/2025 and 22/1/2026.
  it.each([
    ['2025-03-10', 2025, '2025-09-22'],
    ['2025-06-30', 2025, '2025-09-22'],
    ['2025-07-01', 2025, '2025-09-23'],
    ['2025-12-10', 2025, '2026-03-04'],
    ['2025-12-10', 2026, '2026-04-16'],
    ['2026-01-05', 2026, '2026-04-16'],
    ['2026-01-23', 2026, '2026-04-17'],
  ])('of works ended on %s with expenses of %s is %s', (end, year, deadline) => {
    expect(deadlineOf(end, ENEA_OPENINGS, year)).toBe(deadline);
  });

  // ENEA's announcement of 25/6/2026: works begun from 4/2/2026 and ended before that day.
  it.each([
    ['2026-02-04', '2026-02-04', '2026-09-17'],
    ['2026-02-03', '2026-02-04', '2026-04-29'],
    ['2026-02-04', '2026-06-24', '2026-09-17'],
    ['2026-02-03', '2026-06-24', '2026-09-16'],
    ['2026-02-04', '2026-06-25', '2026-09-17'],
    ['2026-05-04', '2026-06-26', '2026-09-18'],
    [null, '2026-06-01', '2026-08-24'],
  ])('of works begun on %s and ended on %s is %s', (start, end, deadline) => {
    expect(deadlineOf(end, ENEA_OPENINGS, 2026, start)).toBe(deadline);
  });

  it.each([
    [undefined, '2026-04-16'],
    [null, '2026-04-16'],
    ['2025-12-01', '2026-04-16'],
    ['2025-12-02', '2026-03-31'],
  ])('of works begun on 1 December, where a row asks for %s, is %s', (worksBegunFrom, deadline) => {
    const row = worksBegunFrom === undefined ? opening : { ...opening, worksBegunFrom };
    expect(deadlineOf('2026-01-06', [row], null, '2025-12-01')).toBe(deadline);
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

  it.each([
    [6, 'tra 6 g'],
    [0, 'oggi'],
    [-3, '3 g fa'],
  ])('says %s in short as «%s»', (left, text) =>
    expect(formatDaysLeftShort(addDays('2026-05-10', left), '2026-05-10')).toBe(text),
  );

  it('reminds 30, 14, 7 and 3 days before and on no other day', () => {
    const due = Array.from({ length: 100 }, (_, left) =>
      findDueReminderDays(addDays('2026-05-10', left), '2026-05-10'),
    );
    expect(due.filter((days) => days !== null)).toEqual([3, 7, 14, 30]);
  });
});
