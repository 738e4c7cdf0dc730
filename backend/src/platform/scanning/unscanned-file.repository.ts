import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { In, EntityManager } from 'typeorm';
import { UnscannedFile } from './unscanned-file.entity.js';

/** Which files of the storage wait for the scanner. */
@Injectable()
export class UnscannedFileRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertUnscannedFile(fileKey: string): Promise<void> {
    const now = new Date();
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(UnscannedFile)
      .values({ fileKey, created: now, tried: now })
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  async isUnscanned(fileKey: string): Promise<boolean> {
    return this.manager.existsBy(UnscannedFile, { fileKey });
  }

  /** The subset of the given files that still waits for a scan. */
  async findUnscannedKeys(fileKeys: readonly string[]): Promise<Set<string>> {
    if (fileKeys.length === 0) return new Set();
    return new Set(
      (await this.manager.findBy(UnscannedFile, { fileKey: In([...fileKeys]) })).map(
        ({ fileKey }) => fileKey,
      ),
    );
  }

  /** The files with the oldest scan attempt come first. */
  async listNextKeysToScan(count: number): Promise<string[]> {
    return (await this.manager.find(UnscannedFile, { order: { tried: 'ASC' }, take: count })).map(
      ({ fileKey }) => fileKey,
    );
  }

  async recordScanAttempt(fileKey: string): Promise<void> {
    await this.manager.update(UnscannedFile, { fileKey }, { tried: new Date() });
  }

  async deleteUnscannedFiles(fileKeys: readonly string[]): Promise<void> {
    if (fileKeys.length > 0)
      await this.manager.delete(UnscannedFile, { fileKey: In([...fileKeys]) });
  }

  async deleteAllUnscannedFiles(): Promise<number> {
    return (
      (await this.manager.createQueryBuilder().delete().from(UnscannedFile).execute()).affected ?? 0
    );
  }
}
