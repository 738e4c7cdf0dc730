import { Injectable } from '@nestjs/common';
import {
  createSealText,
  RECORD_FORMAT,
  verifySignatureRecord,
  type PrintedLine,
  type SignatureEvent,
  type SignatureFault,
  type SignatureRecord,
} from '@pratiche/domain/signatures';
import { FileNotFoundError } from '../../../platform/storage/index.js';
import { readEnvelope } from '../paper-signature.mapper.js';
import { PaperSignatureRepository, type PaperSignature } from '../paper-signature.repository.js';
import { SignatureFileService } from '../signature-file.service.js';
import { sha256 } from '../signature-hash.util.js';
import { readDrawingFile } from '../signature-mark.util.js';
import { readTimestampResponse } from '../timestamp/timestamp-token.util.js';

export interface CheckedRecord {
  record: SignatureRecord;
  faults: SignatureFault[];
}

/** A signature and its events, as they were at one moment. */
interface SignatureChain {
  row: PaperSignature;
  events: SignatureEvent[];
}

/** The whole record of a signature, and what of it holds. */
@Injectable()
export class SignatureRecordService {
  constructor(
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signatureFileService: SignatureFileService,
  ) {}

  async readRecord(row: PaperSignature): Promise<SignatureRecord> {
    return createRecord(await this.readChain(row));
  }

  /** @param given the paper to compare; without it the stored one */
  async checkRecord(known: PaperSignature, given: Buffer | null = null): Promise<CheckedRecord> {
    const chain = await this.readChain(known);
    const { row } = chain;
    const record = createRecord(chain);
    const paper = given ?? (await this.readStoredPaper(row));
    const faults = verifySignatureRecord(
      record,
      {
        paper,
        drawing: row.drawing === null ? null : readDrawingFile(row.drawing).bytes,
        token: decode(row.token),
      },
      sha256,
    );
    if (row.documentSha256 !== record.envelope.documentSha256)
      faults.push({ part: 'envelope', field: 'documentSha256', text: 'L’impronta è un’altra.' });
    const stamp = await this.findTokenFault(row, record);
    return { record, faults: stamp === null ? faults : [...faults, stamp] };
  }

  /** An event that was added since the row was read is no fault: the row is read again with it. */
  private async readChain(row: PaperSignature): Promise<SignatureChain> {
    const events = await this.paperSignatureRepository.listEvents(row.id);
    if (events.at(-1)?.seq === row.headSeq) return { row, events };
    const latest = await this.paperSignatureRepository.findById(row.id);
    return latest === null || latest.headSeq === row.headSeq
      ? { row, events }
      : this.readChain(latest);
  }

  /** A paper that is missing counts as one that was changed. */
  private async readStoredPaper({ storageKey }: PaperSignature): Promise<Buffer> {
    try {
      return await this.signatureFileService.readPaper(storageKey);
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

const createRecord = ({ row, events }: SignatureChain): SignatureRecord => ({
  format: RECORD_FORMAT,
  envelope: readEnvelope(row),
  snapshot: JSON.parse(row.snapshot) as PrintedLine[],
  events,
  seal: row.seal,
  head: { seq: row.headSeq, hash: row.headHash },
});

const decode = (base64: string | null): Buffer | null =>
  base64 === null ? null : Buffer.from(base64, 'base64');
