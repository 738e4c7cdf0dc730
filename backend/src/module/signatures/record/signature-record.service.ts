import { Injectable } from '@nestjs/common';
import {
  compareWithAuditLog,
  createSealText,
  isSignedByPortal,
  listAuditableEvents,
  RECORD_FORMAT,
  verifySignatureRecord,
  type AuditedEvent,
  type SignatureEvent,
  type SignatureFault,
  type SignatureRecord,
} from '@pratiche/domain/signatures';
import { AuditLogService } from '../../../platform/audit/audit-log.service.js';
import { FileNotFoundError } from '../../../platform/storage/index.js';
import { SettingsService } from '../../../settings/settings.service.js';
import { PaperSignatureRepository, type PaperSignature } from '../paper-signature.repository.js';
import { PortalSignatureService } from '../portal-key/portal-signature.service.js';
import type { SignatureEventRow } from '../signature-event.entity.js';
import { findVerificationCode, PaperFileService } from '../paper-file.service.js';
import { sha256 } from '../signature-hash.util.js';
import { readDrawingFile } from '../signature-mark.util.js';
import { readTimestampResponse } from '../timestamp/timestamp-token.util.js';
import {
  parseEnvelope,
  parseEvent,
  parsePortalSignatures,
  parseSnapshot,
} from './signature-chain.util.js';
import { findEventRowFaults, findRowFaults } from './signature-row.util.js';

export interface CheckedRecord {
  record: SignatureRecord;
  faults: SignatureFault[];
  /** `false`: a record from before the portal signed records. */
  isSignedByPortal: boolean;
  /** Entries of the audit log were removed by retention, so that it confirms less. */
  hasRemovedEntries: boolean;
}

/** A signature and its events, as they were at one moment. */
interface SignatureChain {
  row: PaperSignature;
  eventRows: SignatureEventRow[];
  events: SignatureEvent[];
}

/** The whole record of a signature, and what of it holds. */
@Injectable()
export class SignatureRecordService {
  constructor(
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly paperFileService: PaperFileService,
    private readonly portalSignatureService: PortalSignatureService,
    private readonly auditLogService: AuditLogService,
    private readonly settingsService: SettingsService,
  ) {}

  async readRecord(row: PaperSignature): Promise<SignatureRecord> {
    return createRecord(await this.readChain(row));
  }

  /** Public keys in PEM, by `kid`, that check the record. */
  exportPublicKeys({ portalSignatures = [] }: SignatureRecord): Map<string, string> {
    return this.portalSignatureService.exportPublicKeys(portalSignatures.map(({ kid }) => kid));
  }

  /** @param given the paper to compare; without it the stored one */
  async checkRecord(known: PaperSignature, given: Buffer | null = null): Promise<CheckedRecord> {
    const chain = await this.readChain(known);
    const { row, events } = chain;
    const record = createRecord(chain);
    const paper = given ?? (await this.readStoredPaper(row));
    const isSigned = events.some(({ type }) => type === 'signed');
    const faults = verifySignatureRecord(
      record,
      {
        paper,
        drawing: readHashedDrawing(row, isSigned),
        token: decode(row.token),
      },
      sha256,
    );
    if (row.documentSha256 !== record.envelope.documentSha256)
      faults.push({ part: 'envelope', field: 'documentSha256', text: 'L’impronta è un’altra.' });
    const stamp = await this.findTokenFault(row, record);
    if (stamp !== null) faults.push(stamp);
    const portal = await this.checkPortalParts(chain, record, paper);
    return { record, ...portal, faults: [...faults, ...portal.faults] };
  }

  /** Whether a signature was made, whatever its row says of it. */
  async isSigned(row: PaperSignature): Promise<boolean> {
    if (row.signed !== null || row.seal !== null) return true;
    const rows = await this.paperSignatureRepository.listEventRows(row.id);
    return (
      rows.some((eventRow) => parseEvent(eventRow).type === 'signed') ||
      (await this.listAuditedEvents(row.id)).length > 0
    );
  }

  /** What holds against those who write to the database: portal's signatures, columns, audit log. */
  private async checkPortalParts(
    { row, eventRows, events }: SignatureChain,
    record: SignatureRecord,
    paper: Buffer,
  ): Promise<Omit<CheckedRecord, 'record'>> {
    const entries = await this.listAuditedEvents(row.id);
    const codes = [row.verificationCode, findVerificationCode(paper)];
    const isExpected =
      codes.some((code) => code !== null && isSignedByPortal(code)) ||
      entries.length > 0 ||
      record.portalSignatures !== undefined;
    if (!isExpected) return { faults: [], isSignedByPortal: false, hasRemovedEntries: false };
    const { faults, hasRemovedEntries } = compareWithAuditLog(
      listAuditableEvents(events),
      entries,
      {
        now: new Date(),
        keptDays: this.settingsService.getCurrentValue('retention').audit,
      },
    );
    return {
      faults: [
        ...this.portalSignatureService.findFaults(record),
        ...findRowFaults(row, record),
        ...findEventRowFaults(eventRows, events),
        ...faults,
      ],
      isSignedByPortal: true,
      hasRemovedEntries,
    };
  }

  private async listAuditedEvents(id: number): Promise<AuditedEvent[]> {
    const details = await this.auditLogService.listDetails('signature', id);
    return details.map(({ seq, hash }) => ({ seq: Number(seq), hash: String(hash) }));
  }

  /** An event that was added since the row was read is no fault: the row is read again with it. */
  private async readChain(row: PaperSignature): Promise<SignatureChain> {
    const eventRows = await this.paperSignatureRepository.listEventRows(row.id);
    const events = eventRows.map(parseEvent);
    if (events.at(-1)?.seq === row.headSeq) return { row, eventRows, events };
    const latest = await this.paperSignatureRepository.findById(row.id);
    return latest === null || latest.headSeq === row.headSeq
      ? { row, eventRows, events }
      : this.readChain(latest);
  }

  /** A paper that is missing counts as one that was changed. */
  private async readStoredPaper({ storageKey }: PaperSignature): Promise<Buffer> {
    try {
      return await this.paperFileService.readPaper(storageKey);
    } catch (error) {
      if (error instanceof FileNotFoundError) return Buffer.alloc(0);
      throw error;
    }
  }

  private async findTokenFault(
    { token, seal, timestampState }: PaperSignature,
    { envelope, events }: SignatureRecord,
  ): Promise<SignatureFault | null> {
    if (timestampState !== 'stamped') return null;
    const signed = events.find(({ type }) => type === 'signed');
    const fault: SignatureFault = {
      part: 'token',
      text: 'La marca temporale non è di questo registro.',
    };
    if (signed === undefined || seal === null || token === null) return fault;
    try {
      const sealText = createSealText(envelope, signed, sha256);
      await readTimestampResponse(Buffer.from(token, 'base64'), { sealText, seal, nonce: null });
      return null;
    } catch {
      return fault;
    }
  }
}

function createRecord({ row, eventRows, events }: SignatureChain): SignatureRecord {
  const portalSignatures = parsePortalSignatures(eventRows);
  return {
    format: RECORD_FORMAT,
    envelope: parseEnvelope(row),
    snapshot: parseSnapshot(row),
    events,
    seal: row.seal,
    head: { seq: row.headSeq, hash: row.headHash },
    ...(portalSignatures.length === 0 ? {} : { portalSignatures }),
  };
}

const decode = (base64: string | null): Buffer | null =>
  base64 === null ? null : Buffer.from(base64, 'base64');

/** The bytes whose hash is in the record; empty where a signed record has lost them. */
function readHashedDrawing({ drawing }: PaperSignature, isSigned: boolean): Buffer | null {
  if (drawing === null) return isSigned ? Buffer.alloc(0) : null;
  return readDrawingFile(drawing).bytes;
}
