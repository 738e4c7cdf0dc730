import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { findPaperCode, toPaperKeyword } from '@pratiche/domain/signatures';
import { encode } from 'uqr';
import {
  PrefilledDocumentsService,
  type PreparedPaper,
} from '../prefilled-documents/prefilled-documents.service.js';
import { AppConfig } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { FileWriteService } from '../../platform/files/file-write.service.js';
import { FileStorageService } from '../../platform/storage/index.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { Dossier } from '../dossier.repository.js';
import { DraftQuotaService } from '../draft-quota/draft-quota.service.js';
import { readEnvelope, toVerificationUrl } from './paper-signature.mapper.js';
import type { PaperSignature } from './paper-signature.repository.js';
import { SignablePapersService } from './signable-papers.service.js';
import { sha256 } from './signature-hash.util.js';
import { signatureNotFoundProblem } from './signing-problems.factory.js';
import type { SigningParty } from './signing.types.js';

export interface WrittenPaper {
  storageKey: string;
  sha256: string;
  size: number;
  pages: number;
  fileName: string;
}

const FOLDER = 'signatures';

/** Files of papers, written once and kept byte for byte, and their copies among the documents of the dossier. */
@Injectable()
export class PaperFileService {
  constructor(
    private readonly prefilledDocumentsService: PrefilledDocumentsService,
    private readonly fileStorageService: FileStorageService,
    private readonly fileWriteService: FileWriteService,
    private readonly unitOfWork: UnitOfWork,
    private readonly draftQuotaService: DraftQuotaService,
    private readonly config: AppConfig,
    private readonly signablePapersService: SignablePapersService,
    private readonly dossierFileRepository: DossierFileRepository,
  ) {}

  /** Draws the paper and stores it; no row refers to it yet. @throws 409 when the drafts are full */
  async writePaper(
    dossier: Dossier,
    paper: PreparedPaper,
    verificationCode: string,
    created: Date,
  ): Promise<WrittenPaper> {
    const url = toVerificationUrl(this.config.publicUrl, verificationCode);
    const { bytes, pages, fileName } = await this.prefilledDocumentsService.drawPreparedPaper(
      paper,
      {
        how: 'Firma elettronica semplice, online con codice per e-mail. Chi firma e quando è nel certificato e qui:',
        address: url,
        code: encode(url).data,
        keywords: toPaperKeyword(verificationCode),
      },
      created,
    );
    await this.draftQuotaService.assertFileWithinQuota(dossier, bytes.length);
    const storageKey = await this.writeBytes(bytes);
    return { storageKey, sha256: sha256(bytes), size: bytes.length, pages, fileName };
  }

  async readPaper(storageKey: string): Promise<Buffer> {
    return this.fileStorageService.readFile(storageKey);
  }

  /** Writes the rows that refer to stored bytes; the bytes go when that fails. */
  async keepPaper<T>(storageKey: string, save: () => Promise<T>): Promise<T> {
    try {
      const saved = await this.unitOfWork.run(save);
      await this.fileWriteService.trySettlePendingFiles([storageKey]);
      return saved;
    } catch (error) {
      await this.fileWriteService.tryDeleteUnusedFiles([storageKey]);
      throw error;
    }
  }

  /** Runs the signature in a transaction, with a copy of the paper for the dossier's documents. */
  async withCopy<T extends object>(
    storageKey: string,
    sign: (copyKey: string) => Promise<T>,
  ): Promise<T> {
    const copyKey = await this.writeBytes(await this.readPaper(storageKey));
    return this.keepPaper(copyKey, () => sign(copyKey));
  }

  /** @returns the id of the document */
  async addToDossier(
    row: PaperSignature,
    { dossier }: SigningParty,
    storageKey: string,
  ): Promise<number> {
    const itemId = this.signablePapersService.findItemId(row.code, dossier.data);
    if (itemId === null) throw signatureNotFoundProblem();
    const { id } = await this.dossierFileRepository.insertWithFreeName({
      dossierId: row.dossierId,
      purpose: 'document',
      itemId,
      fileName: row.fileName,
      size: row.size,
      contentType: 'application/pdf',
      sha256: row.documentSha256,
      storageKey,
      uploadedBy: dossier.accountId,
      edition: readEnvelope(row).edition,
      signatureId: row.id,
    });
    return id;
  }

  /** Stores bytes under a new key; no row refers to them yet. */
  private async writeBytes(bytes: Buffer): Promise<string> {
    const storageKey = `${FOLDER}/${randomUUID()}`;
    await this.fileWriteService.registerPendingFiles([storageKey]);
    await this.fileStorageService.writeFile(storageKey, bytes);
    return storageKey;
  }
}

/** The envelope that a paper names, also one of which a byte was changed. */
export const findVerificationCode = (bytes: Buffer): string | null =>
  findPaperCode(bytes.toString('latin1'));
