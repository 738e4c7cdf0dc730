import { createSignatureEvent, FIRST_PREVIOUS_HASH } from '@pratiche/domain/signatures';
import { expect, it } from '@jest/globals';
import type { AuditLogService } from '../../../platform/audit/audit-log.service.js';
import type { SettingsService } from '../../../settings/settings.service.js';
import type { PortalSignatureService } from '../portal-key/portal-signature.service.js';
import type { PaperSignature, PaperSignatureRepository } from '../paper-signature.repository.js';
import type { PaperFileService } from '../paper-file.service.js';
import { sha256 } from '../signature-hash.util.js';
import { SignatureRecordService } from './signature-record.service.js';

const append = (type: 'created' | 'opened', seq: number, previousHash: string) =>
  createSignatureEvent(
    {
      seq,
      type,
      at: '2026-11-01T10:00:00.000+01:00',
      facts: {},
      address: null,
      device: null,
      session: null,
    },
    previousHash,
    sha256,
  );
const FIRST = append('created', 1, FIRST_PREVIOUS_HASH);
const SECOND = append('opened', 2, FIRST.hash);
const toRow = (event: typeof FIRST) => ({
  seq: event.seq,
  body: JSON.stringify(event),
  portalSignature: null,
});
const rowUpTo = ({ seq, hash }: typeof FIRST) =>
  ({
    id: 7,
    envelope: '{}',
    snapshot: '[]',
    seal: null,
    headSeq: seq,
    headHash: hash,
  }) as PaperSignature;

/** A service over a database with two events, of which the row now knows as many as the given one counts. */
const createService = (latest: typeof FIRST) =>
  new SignatureRecordService(
    {
      listEventRows: async () => [toRow(FIRST), toRow(SECOND)],
      findById: async () => rowUpTo(latest),
    } as unknown as PaperSignatureRepository,
    {} as PaperFileService,
    {} as PortalSignatureService,
    {} as AuditLogService,
    {} as SettingsService,
  );

it('reads the row again when an event came after it was read', async () => {
  const record = await createService(SECOND).readRecord(rowUpTo(FIRST));
  expect(record.head).toEqual({ seq: 2, hash: SECOND.hash });
  expect(record.events).toEqual([FIRST, SECOND]);
});

it('leaves an event that the row does not know of to be told as a fault', async () => {
  const record = await createService(FIRST).readRecord(rowUpTo(FIRST));
  expect(record.head).toEqual({ seq: 1, hash: FIRST.hash });
  expect(record.events).toEqual([FIRST, SECOND]);
});
