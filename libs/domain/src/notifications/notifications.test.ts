import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  isNotificationKind,
  NOTIFICATION_KIND_CODES,
  getNotificationLabel,
  listNotificationKinds,
  getNotificationPath,
  findDueReminder,
  type SentReminders,
} from '../index.js';

const TODAY = '2026-05-10';
const NONE: SentReminders = new Map();
const inDays = (days: number) => addDays(TODAY, days);

describe('kinds of notification', () => {
  it('have labels and are distinguished from other texts', () => {
    expect(NOTIFICATION_KIND_CODES).toEqual([
      'status',
      'message',
      'document',
      'deadline',
      'credits',
      'beneficiary',
      'edit',
      'signature',
      'mention',
    ]);
    expect(listNotificationKinds('Admin').map(({ code }) => code)).toEqual(['mention']);
    expect(listNotificationKinds('User').map(({ code }) => code)).not.toContain('mention');
    expect(NOTIFICATION_KIND_CODES.every(isNotificationKind)).toBe(true);
    expect([
      isNotificationKind('Status'),
      isNotificationKind(''),
      isNotificationKind(null),
    ]).toEqual([false, false, false]);
    expect(getNotificationLabel('deadline')).toBe('Scadenze');
  });

  it.each([
    ['status', 12, '/modules/edit/12'],
    ['deadline', 7, '/modules/edit/7'],
    ['credits', null, '/wallet/3'],
    ['credits', 12, '/wallet/3'],
    ['message', null, null],
    ['mention', 12, '/administration/modules/edit/12#note'],
    ['mention', null, null],
  ] as const)('%s of dossier %s lead to %s', (kind, dossier, path) =>
    expect(getNotificationPath(kind, dossier, 3)).toBe(path),
  );
});

describe('reminders', () => {
  it('come 30, 14, 7 and 3 days before, and on no other day', () => {
    const told = Array.from({ length: 60 }, (_, left) =>
      findDueReminder(inDays(left), TODAY, TODAY, NONE),
    ).filter((one) => one !== null);
    expect(told).toEqual([
      { step: 3, left: 3 },
      { step: 7, left: 7 },
      { step: 14, left: 14 },
      { step: 30, left: 30 },
    ]);
    expect(findDueReminder(inDays(-1), TODAY, TODAY, NONE)).toBeNull();
  });

  it('come once for a step and deadline', () => {
    expect(findDueReminder(inDays(14), TODAY, TODAY, new Map([[14, inDays(14)]]))).toBeNull();
    expect(findDueReminder(inDays(14), TODAY, TODAY, new Map([[30, inDays(14)]]))).toEqual({
      step: 14,
      left: 14,
    });
  });

  it.each([
    [-20, false],
    [0, false],
    [1, false],
    [6, false],
    [7, true],
    [60, true],
  ])('for a deadline that moved by %s days are sent again: %s', (moved, anew) => {
    const before = new Map([[14, addDays(inDays(14), -moved)]]);
    expect(findDueReminder(inDays(14), TODAY, TODAY, before)).toEqual(
      anew ? { step: 14, left: 14 } : null,
    );
  });

  it.each([
    // Standing still for so many days, with the deadline so far away on the day that was missed.
    [1, 14, { step: 14, left: 13 }],
    [6, 14, { step: 14, left: 8 }],
    [7, 14, null],
    [3, 30, { step: 30, left: 27 }],
    [16, 30, null],
    [3, 3, { step: 3, left: 0 }],
    [4, 3, null],
    [4, 7, null],
    [3, 7, { step: 7, left: 4 }],
  ])('%s days late for %s days before return %o', (late, left, expected) => {
    const day = addDays(TODAY, -late);
    expect(findDueReminder(addDays(day, left), day, TODAY, NONE)).toEqual(expected);
  });

  it('after an outage contain one step for each dossier, the most urgent', () => {
    for (let deadline = 0; deadline <= 45; deadline += 1) {
      const days = Array.from({ length: 31 }, (_, back) => addDays(TODAY, -back));
      expect(
        days.filter((day) => findDueReminder(inDays(deadline), day, TODAY, NONE) !== null).length,
      ).toBeLessThanOrEqual(1);
    }
  });
});
