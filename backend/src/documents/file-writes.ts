import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, type EntityManager } from 'typeorm';
import { FileStorage } from '../platform/storage/index.js';
import { FileWrite } from './file-write.entity.js';

/** A file is written or deleted within minutes; what is still noted after this was left behind by a crash. */
const LEFT_BEHIND_MS = 86_400_000;
const AT_ONCE = 500;

/**
 * Notes files before their bytes are written, and while they are deleted, so that a process that dies in between leaves
 * nothing that nobody knows. Every entity that keeps a file has a property `storageKey`: that is how a file still in use
 * is told from one left behind.
 */
@Injectable()
export class FileWrites {
  private readonly holders: ((storageKeys: readonly string[]) => Promise<string[]>)[] = [];

  constructor(private readonly dataSource: DataSource, private readonly storage: FileStorage) {}

  /** For rows that keep files in another way than a column of their own: answers which of the keys they need. */
  alsoAsk(holder: (storageKeys: readonly string[]) => Promise<string[]>): void {
    this.holders.push(holder);
  }

  async begin(storageKeys: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<void> {
    if (storageKeys.length === 0) return;
    const begun = new Date();
    await manager.createQueryBuilder().insert().into(FileWrite).values(storageKeys.map((storageKey) => ({ storageKey, begun }))).orIgnore().updateEntity(false).execute();
  }

  /** The bytes are known by a row, or gone. */
  async settle(storageKeys: readonly string[]): Promise<void> {
    if (storageKeys.length > 0) await this.dataSource.manager.delete(FileWrite, { storageKey: In([...storageKeys]) });
  }

  /** Deletes what was left behind. @returns how many files */
  async sweep(now = new Date()): Promise<number> {
    let swept = 0;
    for (;;) {
      const noted = await this.dataSource.manager.find(FileWrite, { where: { begun: LessThan(new Date(now.getTime() - LEFT_BEHIND_MS)) }, take: AT_ONCE });
      const used = await this.inUse(noted.map(({ storageKey }) => storageKey));
      for (const { storageKey } of noted) {
        if (used.has(storageKey)) continue;
        await this.storage.deleteAll(storageKey);
        swept += 1;
      }
      await this.settle(noted.map(({ storageKey }) => storageKey));
      if (noted.length < AT_ONCE) return swept;
    }
  }

  private async inUse(storageKeys: readonly string[]): Promise<Set<string>> {
    const used = new Set<string>();
    if (storageKeys.length === 0) return used;
    // First those that hand a file on to a row: asked the other way round, one handed on in between would be in neither.
    for (const holder of this.holders) for (const key of await holder(storageKeys)) used.add(key);
    for (const { target, columns } of this.dataSource.entityMetadatas) {
      if (target === FileWrite || !columns.some(({ propertyName }) => propertyName === 'storageKey')) continue;
      const rows = await this.dataSource.getRepository<{ storageKey: string }>(target).find({ select: { storageKey: true }, where: { storageKey: In([...storageKeys]) } });
      for (const { storageKey } of rows) used.add(storageKey);
    }
    return used;
  }
}
