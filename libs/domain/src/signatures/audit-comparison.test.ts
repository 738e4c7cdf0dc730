import { expect, it } from '@jest/globals';
import { compareWithAuditLog, type AuditedEvent } from './audit-comparison.js';
import type { SignatureEvent } from './signature-record.js';

const NOW = new Date('2026-11-29T12:00:00.000Z');
const EVENTS = [
  { seq: 6, type: 'signed', at: '2026-11-20T10:00:00.000+01:00', hash: 'a' },
  { seq: 7, type: 'copy-sent', at: '2026-11-20T10:00:00.000+01:00', hash: 'b' },
] as unknown as SignatureEvent[];
const SAME: AuditedEvent[] = [
  { seq: 6, hash: 'a' },
  { seq: 7, hash: 'b' },
];

it.each<[string, AuditedEvent[], (number | undefined)[]]>([
  ['all the same', SAME, []],
  ['another hash', [{ seq: 6, hash: 'x' }, SAME[1]!], [6]],
  ['an event that is gone', [...SAME, { seq: 8, hash: 'c' }], [8]],
  ['no entry of an event', [SAME[0]!], [7]],
  ['no entry at all', [], [6, 7]],
  ['two entries of one event', [...SAME, { seq: 6, hash: 'x' }], [6]],
])('%s', (_, entries, seqs) => {
  const { faults, hasRemovedEntries } = compareWithAuditLog(EVENTS, entries, {
    now: NOW,
    keptDays: 3_650,
  });
  expect(faults.map(({ seq }) => seq)).toEqual(seqs);
  expect(hasRemovedEntries).toBe(false);
});

it('takes entries that retention has removed for no fault', () => {
  const options = { now: NOW, keptDays: 9 };
  expect(compareWithAuditLog(EVENTS, [], options)).toEqual({ faults: [], hasRemovedEntries: true });
  expect(compareWithAuditLog(EVENTS, SAME, options)).toEqual({
    faults: [],
    hasRemovedEntries: false,
  });
  // One that is there counts, however old.
  expect(
    compareWithAuditLog(EVENTS, [{ seq: 6, hash: 'x' }], options).faults.map(({ seq }) => seq),
  ).toEqual([6]);
});
