import { InjectTransaction } from '@nestjs-cls/transactional';
import type { UploadedFile } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { refuseFile, searchText } from '@pratiche/domain';
import { In, EntityManager } from 'typeorm';
import { insertedId, isDuplicate, StaleRead } from '../platform/database/index.js';
import { conflict } from '../platform/http/index.js';
import { FileScanner, UnscannedFiles } from '../platform/scanning/index.js';
import { FileWrites } from './file-writes.js';
import { DocumentAccess } from './document-access.entity.js';
import { freeFileName } from './file-name.js';
import { StoredFile } from './stored-file.entity.js';

export type { StoredFile } from './stored-file.entity.js';
export type NewFile = Omit<StoredFile, 'id' | 'created'>;

export const fileView = (file: StoredFile): UploadedFile => ({
  id: file.id,
  fileName: file.fileName,
  size: file.size,
  contentType: file.contentType,
  created: file.created.toISOString(),
  ...(file.awaitsScan === true ? { awaitsScan: true } : {}),
});

/** The rows that say which files stand with which dossier. */
@Injectable()
export class DossierFiles {
  constructor(
    private readonly writes: FileWrites,
    private readonly scanner: FileScanner,
    private readonly unscanned: UnscannedFiles,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** All files of a dossier, oldest first. */
  async of(dossierId: number): Promise<StoredFile[]> {
    return this.marked(
      await this.manager.find(StoredFile, { where: { dossierId }, order: { id: 'ASC' } }),
    );
  }

  async find(id: number): Promise<StoredFile | null> {
    return this.manager.findOneBy(StoredFile, { id });
  }

  /** The file whose bytes lie under the key. */
  async findByKey(storageKey: string): Promise<StoredFile | null> {
    return this.manager.findOneBy(StoredFile, { storageKey });
  }

  async has(dossierId: number, purpose: StoredFile['purpose']): Promise<boolean> {
    return this.manager.existsBy(StoredFile, { dossierId, purpose });
  }

  /**
   * Keeps a file under its name, or with a number behind it when the dossier has one of that name already.
   * @throws 409 when the dossier is full. Receipt, CPID code and what goes with a rejection always find room.
   */
  async addNamed(file: NewFile): Promise<StoredFile> {
    const { dossierId, purpose } = file;
    const all = await this.manager.find(StoredFile, {
      select: { id: true, fileName: true, purpose: true, size: true },
      where: { dossierId },
    });
    const refusal =
      purpose === 'document' || purpose === 'message'
        ? refuseFile(
            { files: all.length, bytes: all.reduce((sum, { size }) => sum + size, 0) },
            file.size,
          )
        : null;
    if (refusal !== null) throw conflict(refusal, 'dossier-full');
    const rows = all.filter((one) => one.purpose === purpose);
    // Without case and accents: on most people's machines perche.pdf and Perche.pdf are one name, and a zip would lose one.
    const taken = new Set(rows.map(({ fileName }) => searchText(fileName)));
    const row = { ...file, fileName: freeFileName(file.fileName, taken), created: new Date() };
    try {
      const result = await this.manager
        .createQueryBuilder()
        .insert()
        .into(StoredFile)
        .values(row)
        .updateEntity(false)
        .execute();
      const [kept = row] = await this.marked([row]);
      return { ...kept, id: insertedId(result) };
    } catch (error) {
      throw isDuplicate(error)
        ? new StaleRead(`The name ${row.fileName} was taken meanwhile`)
        : error;
    }
  }

  /** Takes rows away, and notes their files as on the way out; whether this call did (another may have been quicker). */
  async remove(ids: readonly number[]): Promise<number> {
    const rows = await this.manager.find(StoredFile, {
      select: { storageKey: true },
      where: { id: In([...ids]) },
    });
    await this.writes.begin(rows.map(({ storageKey }) => storageKey));
    const { affected } = await this.manager.delete(StoredFile, { id: In([...ids]) });
    return affected ?? 0;
  }

  private async marked<File extends Pick<StoredFile, 'storageKey'>>(
    files: File[],
  ): Promise<File[]> {
    if (!this.scanner.isOn) return files;
    const waiting = await this.unscanned.among(files.map(({ storageKey }) => storageKey));
    return files.map((file) =>
      waiting.has(file.storageKey) ? { ...file, awaitsScan: true } : file,
    );
  }

  async noteAccess(entry: Omit<DocumentAccess, 'id' | 'at'>): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DocumentAccess)
      .values({ ...entry, at: new Date() })
      .updateEntity(false)
      .execute();
  }
}
