import { Injectable, Logger } from '@nestjs/common';
import { FileStorageService } from '../storage/index.js';
import { FileWriteRepository } from './file-write.repository.js';

/**
 * A file is written or deleted within minutes; a row that is still registered after this time was
 * left behind by a crash.
 */
const ORPHAN_AGE_MS = 86_400_000;
const BATCH_SIZE = 500;

/**
 * Registers files before their bytes are written and while they are deleted, so that the sweep finds the orphans of a
 * process that dies in between.
 */
@Injectable()
export class FileWriteService {
  private readonly logger = new Logger(FileWriteService.name);
  private readonly keyHolders: ((storageKeys: readonly string[]) => Promise<string[]>)[] = [];

  constructor(
    private readonly fileStorageService: FileStorageService,
    private readonly fileWriteRepository: FileWriteRepository,
  ) {}

  /** For rows that keep files elsewhere than in a column: the holder returns the keys they need. */
  registerKeyHolder(holder: (storageKeys: readonly string[]) => Promise<string[]>): void {
    this.keyHolders.push(holder);
  }

  async registerPendingFiles(storageKeys: readonly string[]): Promise<void> {
    await this.fileWriteRepository.insertPendingFiles(storageKeys);
  }

  /** Called once a row refers to the bytes, or they are deleted. */
  async settlePendingFiles(storageKeys: readonly string[]): Promise<void> {
    await this.fileWriteRepository.deletePendingFiles(storageKeys);
  }

  /** Deletes registered bytes. @throws when storage or database are unavailable: they stay registered */
  async deleteFiles(storageKeys: readonly string[]): Promise<void> {
    for (const key of storageKeys) await this.fileStorageService.deleteFile(key);
    await this.settlePendingFiles(storageKeys);
  }

  /**
   * The same after an action that is already done or refused: unused bytes must not change its
   * answer. Bytes that cannot
   * be deleted now stay registered, and the nightly sweep deletes them.
   */
  async tryDeleteFiles(storageKeys: readonly string[]): Promise<void> {
    await this.deferFailureToSweep(this.deleteFiles(storageKeys));
  }

  /** The same for bytes that a row may refer to. */
  async tryDeleteUnusedFiles(storageKeys: readonly string[]): Promise<void> {
    await this.deferFailureToSweep(this.deleteUnusedFiles(storageKeys));
  }

  /** Settles bytes whose row is committed; a failure does not change the answer, which is already true. */
  async trySettlePendingFiles(storageKeys: readonly string[]): Promise<void> {
    await this.deferFailureToSweep(this.settlePendingFiles(storageKeys));
  }

  /** Deletes orphaned files. @returns how many */
  async sweepOrphanedFiles(now = new Date()): Promise<number> {
    let swept = 0;
    for (;;) {
      const pending = await this.fileWriteRepository.listKeysBegunBefore(
        new Date(now.getTime() - ORPHAN_AGE_MS),
        BATCH_SIZE,
      );
      swept += await this.deleteUnusedFiles(pending);
      if (pending.length < BATCH_SIZE) return swept;
    }
  }

  /** Deletes the files no row refers to, and settles all. @returns how many were deleted */
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
      this.logger.warn({ err: error }, 'Files stay registered until the nightly sweep'),
    );
  }

  private async findKeysInUse(storageKeys: readonly string[]): Promise<Set<string>> {
    const used = new Set<string>();
    if (storageKeys.length === 0) return used;
    // Key holders come first: a file handed on to a row between the two queries would otherwise be in neither answer.
    for (const holder of this.keyHolders)
      for (const key of await holder(storageKeys)) used.add(key);
    for (const key of await this.fileWriteRepository.findReferencedKeys(storageKeys)) used.add(key);
    return used;
  }
}
