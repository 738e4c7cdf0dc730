import { describe, expect, it } from '@jest/globals';
import { findPortalSignatureFaults } from './portal-signature.js';
import {
  createSealText,
  type PortalSignature,
  type SignatureEnvelope,
  type SignatureEvent,
  type SignatureRecord,
} from './signature-record.js';

/** Shows in a signature the text that it covers. */
const sha256 = (content: string | Uint8Array): string => String(content);
const envelope = { id: 'e', dossierId: 12 } as unknown as SignatureEnvelope;
const TYPES = ['created', 'opened', 'code-right', 'signed', 'stamped'];

const events = TYPES.map(
  (type, index) => ({ seq: index + 1, type, hash: `hash ${index + 1}` }) as SignatureEvent,
);
const signatures = events.map((event): PortalSignature => ({
  seq: event.seq,
  kid: 'portal',
  value: createSealText(envelope, event, sha256),
}));
const record = { envelope, events, portalSignatures: signatures } as unknown as SignatureRecord;

const listFaults = (change: Partial<SignatureRecord>) =>
  findPortalSignatureFaults(
    { ...record, ...change },
    ({ kid, value }, text) => (kid !== 'portal' ? 'unknown' : value === text ? 'right' : 'wrong'),
    sha256,
  ).map(({ part, seq, text }) => [part, seq, text]);

const without = <Row extends { seq: number }>(rows: readonly Row[], seq: number): Row[] =>
  rows.filter((row) => row.seq !== seq);
const changed = (seq: number, change: Partial<PortalSignature>): PortalSignature[] =>
  signatures.map((row) => (row.seq === seq ? { ...row, ...change } : row));
const named = (seq: number, words: string) => ['portal', seq, expect.stringContaining(words)];

it('finds no fault in the record as the portal signed it', () => {
  expect(listFaults({})).toEqual([]);
});

describe.each(events.map(({ seq, type }) => ({ seq, type })))('of event $seq', ({ seq, type }) => {
  it.each([
    ['a missing signature', without(signatures, seq), 'non ha la firma'],
    ['a second signature', [...signatures, ...changed(seq, { value: 'x' })], 'non ha la firma'],
    ['the signature of another text', changed(seq, { value: 'x' }), 'non è quello'],
    ['the signature by another key', changed(seq, { kid: 'x' }), 'chiave che non è del portale'],
  ])('names %s', (_, portalSignatures, words) => {
    expect(listFaults({ portalSignatures })).toContainEqual(named(seq, words));
  });

  it('names the event that was cut out while its signature stayed', () => {
    expect(listFaults({ events: without(events, seq) })).toContainEqual(named(seq, 'Manca'));
  });

  it('misses the signature of the paper alone once both are cut out', () => {
    const cut = { events: without(events, seq), portalSignatures: without(signatures, seq) };
    expect(listFaults(cut)).toEqual(
      type === 'signed'
        ? [['portal', undefined, expect.stringContaining('Manca l’evento della firma')]]
        : [],
    );
  });
});
