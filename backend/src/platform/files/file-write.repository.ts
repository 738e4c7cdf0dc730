import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, EntityManager } from 'typeorm';
import { FileWrite } from './file-write.entity.js';

/**
 * Rows of files that are being written or deleted. Every entity that stores a file has a property
 * `storageKey`, which distinguishes a file in use from an orphan.
 */
@Injectable()
export class FileWriteRepository {
  constructor(
    private readonly dataSource: DataSource,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async insertPendingFiles(storageKeys: readonly string[]): Promise<void> {
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

  async deletePendingFiles(storageKeys: readonly string[]): Promise<void> {
    if (storageKeys.length > 0)
      await this.manager.delete(FileWrite, { storageKey: In([...storageKeys]) });
  }

  async listKeysBegunBefore(moment: Date, count: number): Promise<string[]> {
    const rows = await this.manager.find(FileWrite, {
      where: { begun: LessThan(moment) },
      take: count,
    });
    return rows.map(({ storageKey }) => storageKey);
  }

  /** The keys that a row of any entity refers to. */
  async findReferencedKeys(storageKeys: readonly string[]): Promise<Set<string>> {
    const used = new Set<string>();
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
