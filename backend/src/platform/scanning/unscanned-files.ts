import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { UnscannedFile } from './unscanned-file.entity.js';

/** Which files of the storage wait for the scanner. */
@Injectable()
export class UnscannedFiles {
  constructor(private readonly dataSource: DataSource) {}

  async add(manager: EntityManager, fileKey: string): Promise<void> {
    const now = new Date();
    await manager
      .createQueryBuilder()
      .insert()
      .into(UnscannedFile)
      .values({ fileKey, created: now, tried: now })
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  async has(fileKey: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(UnscannedFile, { fileKey });
  }

  /** Those of the files that wait. */
  async among(
    fileKeys: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Set<string>> {
    if (fileKeys.length === 0) return new Set();
    return new Set(
      (await manager.findBy(UnscannedFile, { fileKey: In([...fileKeys]) })).map(
        ({ fileKey }) => fileKey,
      ),
    );
  }

  /** Those whose last try is longest ago. */
  async next(count: number): Promise<string[]> {
    return (
      await this.dataSource.manager.find(UnscannedFile, { order: { tried: 'ASC' }, take: count })
    ).map(({ fileKey }) => fileKey);
  }

  async noteTry(fileKey: string): Promise<void> {
    await this.dataSource.manager.update(UnscannedFile, { fileKey }, { tried: new Date() });
  }

  async forget(
    fileKeys: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    if (fileKeys.length > 0) await manager.delete(UnscannedFile, { fileKey: In([...fileKeys]) });
  }

  async forgetAll(): Promise<number> {
    return (
      (await this.dataSource.manager.createQueryBuilder().delete().from(UnscannedFile).execute())
        .affected ?? 0
    );
  }
}
