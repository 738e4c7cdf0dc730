import { expect, it } from '@jest/globals';
import { getNotificationGroup } from './notification-groups.js';

const group = (id: number, created: string, moduleId: number | null) =>
  getNotificationGroup({ id, created, moduleId });

it('is one for the notifications of a dossier within an Italian day', () => {
  const evening = group(1, '2026-11-21T23:30:00Z', 7);
  expect(group(2, '2026-11-22T20:00:00Z', 7)).toBe(evening);
  expect(group(3, '2026-11-21T22:30:00Z', 7)).not.toBe(evening);
  expect(group(4, '2026-11-21T23:30:00Z', 8)).not.toBe(evening);
});

it('is its own for each notification that is of no dossier', () => {
  expect(group(1, '2026-11-22T20:00:00Z', null)).not.toBe(group(2, '2026-11-22T20:00:00Z', null));
});
