import { describe, expect, it } from '@jest/globals';
import { listDueTimesSince, findLastDueTime } from './recurrence.util.js';

const at = (text: string) => new Date(text);
const iso = (dates: Date[]) => dates.map((date) => date.toISOString().slice(0, 16));

describe('lastDue', () => {
  it.each([
    ['a summer morning', 7, '2026-07-10T06:00:00Z', '2026-07-10T05:00:00.000Z'],
    ['exactly on the hour', 7, '2026-07-10T05:00:00Z', '2026-07-10T05:00:00.000Z'],
    ['just before the hour', 7, '2026-07-10T04:59:59.999Z', '2026-07-09T05:00:00.000Z'],
    ['in winter', 7, '2026-12-10T07:00:00Z', '2026-12-10T06:00:00.000Z'],
    ['midnight of the next Italian day', 0, '2026-07-10T22:30:00Z', '2026-07-10T22:00:00.000Z'],
    [
      'the hour skipped in spring strikes at three',
      2,
      '2026-03-29T12:00:00Z',
      '2026-03-29T01:00:00.000Z',
    ],
    [
      'the hour that comes twice strikes first',
      2,
      '2026-10-25T12:00:00Z',
      '2026-10-25T00:00:00.000Z',
    ],
    [
      'the day after the change keeps its hour',
      7,
      '2026-10-25T12:00:00Z',
      '2026-10-25T06:00:00.000Z',
    ],
  ])('of a daily rhythm: %s', (_, dailyAt, now, due) => {
    expect(findLastDueTime({ dailyAt }, at(now)).toISOString()).toBe(due);
  });

  it.each([
    [5, '2026-07-10T06:07:30Z', '2026-07-10T06:05:00.000Z'],
    [60, '2026-07-10T06:00:00Z', '2026-07-10T06:00:00.000Z'],
  ])('of every %i minutes', (everyMinutes, now, due) => {
    expect(findLastDueTime({ everyMinutes }, at(now)).toISOString()).toBe(due);
  });
});

describe('duesSince', () => {
  it('makes up for every missed day, across the change of the clock', () => {
    expect(
      iso(
        listDueTimesSince({ dailyAt: 7 }, at('2026-10-23T05:00:00Z'), at('2026-10-26T08:00:00Z')),
      ),
    ).toEqual(['2026-10-24T05:00', '2026-10-25T06:00', '2026-10-26T06:00']);
  });

  it('goes back a month at most', () => {
    expect(
      listDueTimesSince({ dailyAt: 7 }, at('2020-01-01T00:00:00Z'), at('2026-10-26T08:00:00Z')),
    ).toHaveLength(31);
  });

  it('makes up for missed minutes once', () => {
    expect(
      iso(
        listDueTimesSince(
          { everyMinutes: 10 },
          at('2026-07-10T06:00:00Z'),
          at('2026-07-10T09:14:00Z'),
        ),
      ),
    ).toEqual(['2026-07-10T09:10']);
  });

  it('finds nothing between two strikes', () => {
    expect(
      listDueTimesSince({ dailyAt: 7 }, at('2026-07-10T05:00:00Z'), at('2026-07-11T04:00:00Z')),
    ).toEqual([]);
    expect(
      listDueTimesSince(
        { everyMinutes: 10 },
        at('2026-07-10T09:10:00Z'),
        at('2026-07-10T09:14:00Z'),
      ),
    ).toEqual([]);
  });
});
