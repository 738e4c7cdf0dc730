import { expect, it } from '@jest/globals';
import { calculateSessionExpiry } from '../index.js';

const begun = new Date('2026-01-01T10:00:00Z');
const after = (days: number) => new Date(begun.getTime() + days * 86_400_000);

it.each([
  ['User', 0, 30],
  ['User', 59, 89],
  ['User', 60, 90],
  ['User', 61, 90],
  ['User', 90, 90],
  ['Buyer', 80, 90],
  ['Admin', 0, 7],
  ['Admin', 6, 13],
  ['Admin', 8, 14],
  ['SuperAdmin', 20, 14],
] as const)('of a %s, used after %i days, ends on day %i', (role, used, end) => {
  expect(calculateSessionExpiry(role, begun, after(used))).toEqual(after(end));
});
