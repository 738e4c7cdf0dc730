import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In, LessThan, EntityManager } from 'typeorm';
import { FileStorageService } from '../storage/index.js';
import { FileWrite } from './file-write.entity.js';

/** A file is written or deleted within minutes; what is still noted after this was left behind by a crash. */
const ORPHAN_AGE_MS = 86_400_000;
const BATCH_SIZE = 500;

/**
 * Notes files before their bytes are written, and while they are deleted, so that a process that dies in between leaves
 * nothing that nobody knows. Every entity that keeps a file has a property `storageKey`: that is how a file still in use
 * is told from one left behind.
 */
@Injectable()
export class FileWriteService {
  private readonly logger = new Logger(FileWriteService.name);
  private readonly keyHolders: ((storageKeys: readonly string[]) => Promise<string[]>)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly fileStorageService: FileStorageService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** For rows that keep files in another way than a column of their own: answers which of the keys they need. */
  registerKeyHolder(holder: (storageKeys: readonly string[]) => Promise<string[]>): void {
    this.keyHolders.push(holder);
  }

  async registerPendingFiles(storageKeys: readonly string[]): Promise<void> {
    if (storageKeys.length === 0) return;
    const begun = new Date();
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(FileWrite)
      .values(storageKeys.map((storageKey) => ({ storageKey, begun })))
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /** The bytes are known by a row, or gone. */
  async settlePendingFiles(storageKeys: readonly string[]): Promise<void> {
    if (storageKeys.length > 0)
      await this.manager.delete(FileWrite, { storageKey: In([...storageKeys]) });
  }

  /** Deletes bytes that are noted. @throws where storage or database are away: they stay noted */
  async deleteFiles(storageKeys: readonly string[]): Promise<void> {
    for (const key of storageKeys) await this.fileStorageService.deleteFile(key);
    await this.settlePendingFiles(storageKeys);
  }

  /**
   * The same behind an act that is done or refused already: bytes nobody names any more must not change its answer. What
   * cannot be deleted now stays noted, and the nightly sweep deletes it.
   */
  async tryDeleteFiles(storageKeys: readonly string[]): Promise<void> {
    await this.deferFailureToSweep(this.deleteFiles(storageKeys));
  }

  /** The same for bytes that a row may name or not. */
  async tryDeleteUnusedFiles(storageKeys: readonly string[]): Promise<void> {
    await this.deferFailureToSweep(this.deleteUnusedFiles(storageKeys));
  }

  /** Settles bytes whose row is committed: an answer that is true already does not hang on it. */
  async trySettlePendingFiles(storageKeys: readonly string[]): Promise<void> {
    await this.deferFailureToSweep(this.settlePendingFiles(storageKeys));
  }

  /** Deletes what was left behind. @returns how many files */
  async sweepOrphanedFiles(now = new Date()): Promise<number> {
    let swept = 0;
    for (;;) {
      const noted = await this.manager.find(FileWrite, {
        where: { begun: LessThan(new Date(now.getTime() - ORPHAN_AGE_MS)) },
        take: BATCH_SIZE,
      });
      swept += await this.deleteUnusedFiles(noted.map(({ storageKey }) => storageKey));
      if (noted.length < BATCH_SIZE) return swept;
    }
  }

  /** Deletes what no row names, and settles all. @returns how many files were deleted */
  private async deleteUnusedFiles(storageKeys: readonly string[]): Promise<number> {
    const used = await this.findKeysInUse(storageKeys);
    const unused = storageKeys.filter((key) => !used.has(key));
    // With the halves that a broken write leaves under the key.
    for (const key of unused) await this.fileStorageService.deleteByPrefix(key);
    await this.settlePendingFiles(storageKeys);
    return unused.length;
  }

  private async deferFailureToSweep(clearing: Promise<unknown>): Promise<void> {
    await clearing.catch((error: unknown) =>
      this.logger.warn({ err: error }, 'Files stay noted until the nightly sweep'),
    );
  }

  private async findKeysInUse(storageKeys: readonly string[]): Promise<Set<string>> {
    const used = new Set<string>();
    if (storageKeys.length === 0) return used;
    // First those that hand a file on to a row: asked the other way round, one handed on in between would be in neither.
    for (const holder of this.keyHolders)
      for (const key of await holder(storageKeys)) used.add(key);
    for (const { target, columns } of this.dataSource.entityMetadatas) {
      if (
        target === FileWrite ||
        !columns.some(({ propertyName }) => propertyName === 'storageKey')
      )
        continue;
      const rows = await this.manager
        .getRepository<{ storageKey: string }>(target)
        .find({ select: { storageKey: true }, where: { storageKey: In([...storageKeys]) } });
      for (const { storageKey } of rows) used.add(storageKey);
    }
    return used;
  }
}
