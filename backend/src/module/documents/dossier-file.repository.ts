import { InjectTransaction } from '@nestjs-cls/transactional';
import type { UploadedFile } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { validateDossierFileQuota, normalizeSearchText } from '@pratiche/domain';
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
import { StoredFile } from './stored-file.entity.js';

export type { StoredFile } from './stored-file.entity.js';
export type NewStoredFile = Omit<StoredFile, 'id' | 'created'>;

export const toUploadedFileDto = (file: StoredFile): UploadedFile => ({
  id: file.id,
  fileName: file.fileName,
  size: file.size,
  contentType: file.contentType,
  created: file.created.toISOString(),
  ...(file.awaitsScan === true ? { awaitsScan: true } : {}),
});

/** The rows that say which files stand with which dossier. */
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

  async findById(id: number): Promise<StoredFile | null> {
    return this.manager.findOneBy(StoredFile, { id });
  }

  /** The file whose bytes lie under the key. */
  async findByStorageKey(storageKey: string): Promise<StoredFile | null> {
    return this.manager.findOneBy(StoredFile, { storageKey });
  }

  async existsWithPurpose(dossierId: number, purpose: StoredFile['purpose']): Promise<boolean> {
    return this.manager.existsBy(StoredFile, { dossierId, purpose });
  }

  /**
   * Keeps a file under its name, or with a number behind it when the dossier has one of that name already.
   * @throws 409 when the dossier is full. Receipt, CPID code and what goes with a rejection always find room.
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
    const rows = all.filter((one) => one.purpose === purpose);
    // Without case and accents: on most people's machines perche.pdf and Perche.pdf are one name, and a zip would lose one.
    const taken = new Set(rows.map(({ fileName }) => normalizeSearchText(fileName)));
    const row = { ...file, fileName: findFreeFileName(file.fileName, taken), created: new Date() };
    try {
      const result = await this.manager
        .createQueryBuilder()
        .insert()
        .into(StoredFile)
        .values(row)
        .updateEntity(false)
        .execute();
      const [kept = row] = await this.markAwaitingScan([row]);
      return { ...kept, id: getInsertedId(result) };
    } catch (error) {
      throw isDuplicateKeyError(error)
        ? new OptimisticConflictError(`The name ${row.fileName} was taken meanwhile`)
        : error;
    }
  }

  /** Takes rows away, and notes their files as on the way out; whether this call did (another may have been quicker). */
  async deleteByIds(ids: readonly number[]): Promise<number> {
    const rows = await this.manager.find(StoredFile, {
      select: { storageKey: true },
      where: { id: In([...ids]) },
    });
    await this.fileWriteService.registerPendingFiles(rows.map(({ storageKey }) => storageKey));
    const { affected } = await this.manager.delete(StoredFile, { id: In([...ids]) });
    return affected ?? 0;
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
