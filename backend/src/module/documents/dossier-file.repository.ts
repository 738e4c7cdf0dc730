import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { validateDossierFileQuota, normalizeSearchText, type EneaFiling } from '@pratiche/domain';
import type { PrintedLine } from '@pratiche/domain/signatures';
import { In, EntityManager } from 'typeorm';
import {
  getInsertedId,
  isDuplicateKeyError,
  OptimisticConflictError,
} from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import { VirusScannerService, UnscannedFileRepository } from '../../platform/scanning/index.js';
import { FileWriteService } from '../../platform/files/file-write.service.js';
import { DocumentAccess } from './document-access.entity.js';
import { findFreeFileName } from '../../platform/files/file-name.util.js';
import { Invoice } from './invoice.entity.js';
import { StoredFile } from './stored-file.entity.js';
import { WaitingFile } from './waiting-file.entity.js';
import type { UploadedFileDto } from './dto/uploaded-file.dto.js';

export type { StoredFile } from './stored-file.entity.js';
/** A file to store: an edition only for signed papers, a filing only for what the back office adds. */
export type NewStoredFile = Omit<
  StoredFile,
  'id' | 'created' | 'edition' | 'filing' | 'signatureId'
> &
  Partial<Pick<StoredFile, 'edition' | 'filing' | 'signatureId'>>;

export const toUploadedFileDto = (file: StoredFile): UploadedFileDto => ({
  id: file.id,
  fileName: file.fileName,
  size: file.size,
  contentType: file.contentType,
  created: file.created.toISOString(),
  ...(file.edition === null ? {} : { edition: file.edition }),
  ...(file.signatureId === null ? {} : { signatureId: file.signatureId }),
  ...(file.awaitsScan === true ? { awaitsScan: true } : {}),
});

/** The files of dossiers, and the log of their accesses. */
@Injectable()
export class DossierFileRepository {
  constructor(
    private readonly fileWriteService: FileWriteService,
    private readonly virusScannerService: VirusScannerService,
    private readonly unscannedFileRepository: UnscannedFileRepository,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** All files of a dossier, oldest first. */
  async listByDossier(dossierId: number): Promise<StoredFile[]> {
    return this.markAwaitingScan(
      await this.manager.find(StoredFile, { where: { dossierId }, order: { id: 'ASC' } }),
    );
  }

  /** The fitter's documents of several dossiers; those without any are left out. */
  async groupDocumentFiles(dossierIds: readonly number[]): Promise<Map<number, StoredFile[]>> {
    const files = await this.manager.find(StoredFile, {
      where: { dossierId: In([...dossierIds]), purpose: 'document' },
      order: { id: 'ASC' },
    });
    return Map.groupBy(files, ({ dossierId }) => dossierId);
  }

  /** What papers printed when their files came, by the ids of the files; none for others. */
  async findPrintedLines(ids: readonly number[]): Promise<Map<number, PrintedLine[]>> {
    if (ids.length === 0) return new Map();
    const rows = await this.manager.find(StoredFile, {
      select: { id: true, printedLines: true },
      where: { id: In([...ids]) },
    });
    return new Map(
      rows.flatMap(({ id, printedLines }) => (printedLines ? [[id, printedLines]] : [])),
    );
  }

  async findById(id: number): Promise<StoredFile | null> {
    return this.manager.findOneBy(StoredFile, { id });
  }

  async findByStorageKey(storageKey: string): Promise<StoredFile | null> {
    return this.manager.findOneBy(StoredFile, { storageKey });
  }

  /** The same bytes under the same document; the dossier is locked. */
  async findSameDocument(
    dossierId: number,
    itemId: number,
    sha256: string,
  ): Promise<StoredFile | null> {
    const file = await this.manager.findOne(StoredFile, {
      where: { dossierId, itemId, sha256, purpose: 'document' },
      order: { id: 'ASC' },
    });
    return file === null ? null : ((await this.markAwaitingScan([file]))[0] ?? null);
  }

  /** The file that a device announced came. */
  async deleteWaitingFile(dossierId: number, fileKey: string): Promise<void> {
    await this.manager.delete(WaitingFile, { dossierId, fileKey });
  }

  /**
   * Inserts a file under its name, with a number appended when the dossier has the name already.
   * @throws 409 when the dossier is full. Receipt, CPID code and attachments of rejections are exempt.
   */
  async insertWithFreeName(file: NewStoredFile): Promise<StoredFile> {
    const { dossierId, purpose } = file;
    const all = await this.manager.find(StoredFile, {
      select: { id: true, fileName: true, purpose: true, size: true },
      where: { dossierId },
    });
    const refusal =
      purpose === 'document' || purpose === 'message'
        ? validateDossierFileQuota(
            { files: all.length, bytes: all.reduce((sum, { size }) => sum + size, 0) },
            file.size,
          )
        : null;
    if (refusal !== null) throw conflict(refusal, 'dossier-full');
    const row = {
      edition: null,
      filing: null,
      signatureId: null,
      ...file,
      fileName: chooseFreeName(all, file),
      created: new Date(),
    };
    try {
      const result = await this.manager
        .createQueryBuilder()
        .insert()
        .into(StoredFile)
        .values(row)
        .updateEntity(false)
        .execute();
      const [inserted = row] = await this.markAwaitingScan([row]);
      return { ...inserted, id: getInsertedId(result) };
    } catch (error) {
      throw isDuplicateKeyError(error)
        ? new OptimisticConflictError(`Another file took the name ${row.fileName}`)
        : error;
    }
  }

  /** Keeps a file of a declaration under another purpose, in the transaction that holds the dossier. */
  async changePurpose(
    { id, dossierId, fileName }: StoredFile,
    purpose: StoredFile['purpose'],
    filing: EneaFiling,
  ): Promise<void> {
    const all = await this.manager.find(StoredFile, {
      select: { id: true, fileName: true, purpose: true },
      where: { dossierId },
    });
    await this.manager.update(
      StoredFile,
      { id },
      { purpose, filing, fileName: chooseFreeName(all, { purpose, fileName }) },
    );
  }

  /** Deletes rows, with the invoices read from them, and registers their bytes for deletion. @returns how many rows; 0 when another call was first */
  async deleteByIds(ids: readonly number[]): Promise<number> {
    const rows = await this.manager.find(StoredFile, {
      select: { storageKey: true },
      where: { id: In([...ids]) },
    });
    await this.fileWriteService.registerPendingFiles(rows.map(({ storageKey }) => storageKey));
    await this.manager.delete(Invoice, { fileId: In([...ids]) });
    const { affected } = await this.manager.delete(StoredFile, { id: In([...ids]) });
    return affected ?? 0;
  }

  /**
   * Deletes a file of a dossier in the open transaction, and records who did.
   * @returns `false` when another call was first
   */
  async deleteRecorded(
    { id, dossierId }: Pick<StoredFile, 'id' | 'dossierId'>,
    actorId: number,
  ): Promise<boolean> {
    if ((await this.deleteByIds([id])) === 0) return false;
    await this.insertAccess({ dossierId, fileId: id, actorId, action: 'delete' });
    return true;
  }

  private async markAwaitingScan<File extends Pick<StoredFile, 'storageKey'>>(
    files: File[],
  ): Promise<File[]> {
    if (!this.virusScannerService.isEnabled) return files;
    const waiting = await this.unscannedFileRepository.findUnscannedKeys(
      files.map(({ storageKey }) => storageKey),
    );
    return files.map((file) =>
      waiting.has(file.storageKey) ? { ...file, awaitsScan: true } : file,
    );
  }

  async insertAccess(entry: Omit<DocumentAccess, 'id' | 'at'>): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DocumentAccess)
      .values({ ...entry, at: new Date() })
      .updateEntity(false)
      .execute();
  }
}

/**
 * Names are compared without case and accents, because most file systems treat perche.pdf and
 * Perche.pdf as the same file.
 */
function chooseFreeName(
  files: readonly Pick<StoredFile, 'purpose' | 'fileName'>[],
  { purpose, fileName }: Pick<StoredFile, 'purpose' | 'fileName'>,
): string {
  const taken = files
    .filter((one) => one.purpose === purpose)
    .map((one) => normalizeSearchText(one.fileName));
  return findFreeFileName(fileName, new Set(taken));
}
