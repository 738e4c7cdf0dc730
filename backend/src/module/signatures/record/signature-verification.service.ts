import { Injectable } from '@nestjs/common';
import { FileWriteService } from '../../../platform/files/file-write.service.js';
import type { ReceivedFile } from '../../../platform/files/upload-intake.service.js';
import { notFound } from '../../../platform/http/index.js';
import type { SignatureVerdictDto } from '../dto/signature-verdict.dto.js';
import { PaperSignatureRepository, type PaperSignature } from '../paper-signature.repository.js';
import { findVerificationCode, PaperFileService } from '../paper-file.service.js';
import { SignatureRecordService } from './signature-record.service.js';
import { toSignatureVerdictDto } from './signature-verdict.mapper.js';

const unknownSignatureProblem = () =>
  notFound(
    'Non troviamo questa firma: controlla il codice, o carica il documento così come lo hai scaricato.',
    'signature-not-found',
  );

/** Papers of the portal are far smaller; the whole file is searched for its code. */
const PAPER_MAX_BYTES = 3_000_000;

/** Tells a holder of a signed paper, or of its code, whether the signature is valid. */
@Injectable()
export class SignatureVerificationService {
  constructor(
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signatureRecordService: SignatureRecordService,
    private readonly paperFileService: PaperFileService,
    private readonly fileWriteService: FileWriteService,
  ) {}

  /** @param mailedHash hash of the signature's event, from the e-mail that the signer got */
  async verifyByCode(code: string, mailedHash: string | null): Promise<SignatureVerdictDto> {
    const row = await this.findSignedByCode(code);
    if (row === null) throw unknownSignatureProblem();
    const checked = await this.signatureRecordService.checkRecord(row);
    return toSignatureVerdictDto(row, checked, { comparedFile: false, mailedHash });
  }

  /** Compares an uploaded paper, which is not kept; a paper that was changed still names its record. */
  async verifyFile({ storageKey, sha256, size }: ReceivedFile): Promise<SignatureVerdictDto> {
    if (size > PAPER_MAX_BYTES) {
      await this.fileWriteService.tryDeleteFiles([storageKey]);
      throw unknownSignatureProblem();
    }
    const bytes = await this.paperFileService.readPaper(storageKey);
    await this.fileWriteService.tryDeleteFiles([storageKey]);
    const code = findVerificationCode(bytes);
    const row =
      (await this.paperSignatureRepository.findSignedByHash(sha256)) ??
      (code === null ? null : await this.findSignedByCode(code));
    if (row === null) throw unknownSignatureProblem();
    const checked = await this.signatureRecordService.checkRecord(row, bytes);
    return toSignatureVerdictDto(row, checked, { comparedFile: true, mailedHash: null });
  }

  private async findSignedByCode(code: string): Promise<PaperSignature | null> {
    const row = await this.paperSignatureRepository.findByVerificationCode(code);
    return row !== null && (await this.signatureRecordService.isSigned(row)) ? row : null;
  }
}
