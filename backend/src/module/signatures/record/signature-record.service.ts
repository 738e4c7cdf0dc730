import { Injectable } from '@nestjs/common';
import {
  createSealText,
  RECORD_FORMAT,
  verifySignatureRecord,
  type PrintedLine,
  type SignatureFault,
  type SignatureRecord,
} from '@pratiche/domain/signatures';
import { FileNotFoundError } from '../../../platform/storage/index.js';
import { readEnvelope } from '../paper-signature.mapper.js';
import { PaperSignatureRepository, type PaperSignature } from '../paper-signature.repository.js';
import { SignatureFileService } from '../signature-file.service.js';
import { sha256 } from '../signature-hash.util.js';
import { readTimestampResponse } from '../timestamp/timestamp-token.util.js';

export interface CheckedRecord {
  record: SignatureRecord;
  faults: SignatureFault[];
}

/** The whole record of a signature, and what of it holds. */
@Injectable()
export class SignatureRecordService {
  constructor(
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signatureFileService: SignatureFileService,
  ) {}

  async readRecord(row: PaperSignature): Promise<SignatureRecord> {
    return {
      format: RECORD_FORMAT,
      envelope: readEnvelope(row),
      snapshot: JSON.parse(row.snapshot) as PrintedLine[],
      events: await this.paperSignatureRepository.listEvents(row.id),
      seal: row.seal,
      head: { seq: row.headSeq, hash: row.headHash },
    };
  }

  /** @param given the paper to compare; without it the stored one */
  async checkRecord(row: PaperSignature, given: Buffer | null = null): Promise<CheckedRecord> {
    const record = await this.readRecord(row);
    const paper = given ?? (await this.readStoredPaper(row));
    const faults = verifySignatureRecord(
      record,
      { paper, drawing: decode(row.drawing), token: decode(row.token) },
      sha256,
    );
    if (row.documentSha256 !== record.envelope.documentSha256)
      faults.push({ part: 'envelope', field: 'documentSha256', text: 'L’impronta è un’altra.' });
    const stamp = await this.findTokenFault(row, record);
    return { record, faults: stamp === null ? faults : [...faults, stamp] };
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

const decode = (base64: string | null): Buffer | null =>
  base64 === null ? null : Buffer.from(base64, 'base64');
