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
import type { Dossier } from '../dossier.repository.js';
import { DraftQuotaService } from '../draft-quota/draft-quota.service.js';
import { toVerificationUrl } from './paper-signature.mapper.js';
import { sha256 } from './signature-hash.util.js';

export interface WrittenPaper {
  storageKey: string;
  sha256: string;
  size: number;
  pages: number;
  fileName: string;
}

const FOLDER = 'signatures';

/** Files of signed papers: written once, kept byte for byte. */
@Injectable()
export class PaperFileService {
  constructor(
    private readonly prefilledDocumentsService: PrefilledDocumentsService,
    private readonly fileStorageService: FileStorageService,
    private readonly fileWriteService: FileWriteService,
    private readonly unitOfWork: UnitOfWork,
    private readonly draftQuotaService: DraftQuotaService,
    private readonly config: AppConfig,
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

  /** Stores bytes under a new key; no row refers to them yet. */
  async writeBytes(bytes: Buffer): Promise<string> {
    const storageKey = `${FOLDER}/${randomUUID()}`;
    await this.fileWriteService.registerPendingFiles([storageKey]);
    await this.fileStorageService.writeFile(storageKey, bytes);
    return storageKey;
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
}

/** The envelope that a paper names, also one of which a byte was changed. */
export const findVerificationCode = (bytes: Buffer): string | null =>
  findPaperCode(bytes.toString('latin1'));
