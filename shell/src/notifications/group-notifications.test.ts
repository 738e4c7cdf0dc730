import { expect, it } from '@jest/globals';
import type { NotificationDto } from '@pratiche/api';
import { groupNotifications } from './group-notifications.js';

const NOW = new Date('2026-11-22T14:30:00Z');
const at = (id: number, created: string, moduleId: number | null) =>
  ({ id, created, moduleId }) as NotificationDto;

it('puts the notifications of a dossier together, day by day', () => {
  const days = groupNotifications(
    [
      at(9, '2026-11-22T13:00:00Z', 7),
      at(8, '2026-11-22T12:00:00Z', null),
      at(7, '2026-11-22T11:00:00Z', 7),
      at(6, '2026-11-22T10:00:00Z', null),
      at(5, '2026-11-21T10:00:00Z', 7),
      at(4, '2026-11-20T10:00:00Z', 3),
      at(3, '2026-10-20T10:00:00Z', 3),
    ],
    NOW,
  );
  expect(
    days.map(({ label, groups }) => [label, groups.map((group) => group.map(({ id }) => id))]),
  ).toEqual([
    ['Oggi', [[9, 7], [8], [6]]],
    ['Ieri', [[5]]],
    ['Ven 20', [[4]]],
    ['20/10/2026', [[3]]],
  ]);
});

it('has no day without notifications', () => expect(groupNotifications([], NOW)).toEqual([]));
