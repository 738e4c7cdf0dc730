import { describe, expect, it } from '@jest/globals';
import {
  ASSIGNABLE_STATUS_CODES,
  formatPresence,
  getChargeCutoff,
  getUndoDeadline,
  narrowToQueue,
  RETURNABLE_STATUS_CODES,
  type QueueList,
} from './index.js';

describe('the queue', () => {
  it.each<[QueueList, ReturnType<typeof narrowToQueue>]>([
    [{ state: 'RECEIVED' }, { statuses: ['SENT', 'ACCEPTED', 'SENTTOENEA'], skipsPostponed: true }],
    [
      { state: 'RECEIVED', status: 'WAITING' },
      { statuses: null, skipsPostponed: true },
    ],
    [
      { state: 'RECEIVED', operatorId: 'me', status: 'SENT' },
      { statuses: null, skipsPostponed: true },
    ],
    [
      { state: 'RECEIVED', operatorId: 'none' },
      { statuses: ['SENT', 'ACCEPTED', 'SENTTOENEA'], skipsPostponed: true },
    ],
    [
      { state: 'RECEIVED', status: 'SENT', postponed: 'no' },
      { statuses: null, skipsPostponed: true },
    ],
    [
      { state: 'RECEIVED', postponed: 'yes' },
      { statuses: ['SENT', 'ACCEPTED', 'SENTTOENEA'], skipsPostponed: false },
    ],
    [{ state: 'RECEIVED', operatorId: '12' }, null],
    [{ state: 'ELABORATED' }, null],
    [{ state: 'ELABORATED', status: 'SENTTOENEA' }, null],
  ])('of %o is narrowed to %o', (list, narrowing) => {
    expect(narrowToQueue(list)).toEqual(narrowing);
  });
});

describe('a charge', () => {
  it('can be in all statuses between sending and completion, and ends by itself where the operator is next', () => {
    expect(ASSIGNABLE_STATUS_CODES).toEqual(['SENT', 'WAITING', 'ACCEPTED', 'SENTTOENEA']);
    expect(RETURNABLE_STATUS_CODES).toEqual(['SENT', 'ACCEPTED']);
  });

  it('ends hours after the last act', () => {
    expect(getChargeCutoff(new Date('2026-03-10T12:00:00Z'), { hours: 72 }).toISOString()).toBe(
      '2026-03-07T12:00:00.000Z',
    );
  });
});

it('an act is taken back for half a minute', () => {
  expect(getUndoDeadline(new Date('2026-03-10T12:00:00Z')).toISOString()).toBe(
    '2026-03-10T12:00:30.000Z',
  );
});

describe('presence', () => {
  it.each([
    [[], null],
    [['Anna Neri'], 'Anna Neri ha aperto questa pratica.'],
    [['Anna Neri', 'Bruno Blu'], 'Anna Neri e Bruno Blu hanno aperto questa pratica.'],
  ])('of %o reads %s', (others, text) => {
    expect(formatPresence(others)).toBe(text);
  });
});
