import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { LibraryKind } from '@pratiche/domain';
import { EntityManager, In, IsNull } from 'typeorm';
import { getInsertedId } from '../platform/database/index.js';
import { LibraryFileEntity } from './library-file.entity.js';

const DISPLAY_ORDER = { position: 'ASC', id: 'ASC' } as const;
const NO_BYTES = { size: null, sha256: null, storageKey: null };

export type NewLibraryFile = Omit<LibraryFileEntity, 'id'>;

/** Rows of the library. A removed starter file keeps its row, and no method but `listAllRows` returns it. */
@Injectable()
export class LibraryFileRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async listFiles(): Promise<LibraryFileEntity[]> {
    return this.manager.find(LibraryFileEntity, {
      where: { removed: IsNull() },
      order: DISPLAY_ORDER,
    });
  }

  async listPublishedByKinds(kinds: readonly LibraryKind[]): Promise<LibraryFileEntity[]> {
    return this.manager.find(LibraryFileEntity, {
      where: { kind: In([...kinds]), published: true, removed: IsNull() },
      order: DISPLAY_ORDER,
    });
  }

  /** Removed starter files included. */
  async listAllRows(): Promise<LibraryFileEntity[]> {
    return this.manager.find(LibraryFileEntity);
  }

  async findFile(id: number): Promise<LibraryFileEntity | null> {
    return this.manager.findOneBy(LibraryFileEntity, { id, removed: IsNull() });
  }

  async findByStorageKey(storageKey: string): Promise<LibraryFileEntity | null> {
    return this.manager.findOneBy(LibraryFileEntity, { storageKey });
  }

  /** Locks the row until the transaction ends, so that two changes never replace the same bytes. */
  async lockFile(id: number): Promise<LibraryFileEntity | null> {
    const { affected } = await this.manager.update(
      LibraryFileEntity,
      { id, removed: IsNull() },
      { updated: new Date() },
    );
    return affected === 1 ? this.findFile(id) : null;
  }

  async insertFile(row: NewLibraryFile): Promise<number> {
    return getInsertedId(
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(LibraryFileEntity)
        .values(row)
        .updateEntity(false)
        .execute(),
    );
  }

  /** Skips files that another process inserted meanwhile. */
  async insertMissingStarterFiles(rows: readonly NewLibraryFile[]): Promise<void> {
    if (rows.length === 0) return;
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(LibraryFileEntity)
      .values([...rows])
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  async updateFile(id: number, change: Partial<NewLibraryFile>): Promise<void> {
    await this.manager.update(LibraryFileEntity, { id }, change);
  }

  /** Leaves a file alone that the back office has edited. */
  async updateStarterFile(slug: string, change: Partial<NewLibraryFile>): Promise<void> {
    await this.manager.update(LibraryFileEntity, { slug, edited: false }, change);
  }

  /** A starter file keeps its row: otherwise the next start would insert it again. */
  async removeFile({ id, slug }: LibraryFileEntity): Promise<void> {
    if (slug === null) await this.manager.delete(LibraryFileEntity, { id });
    else await this.manager.update(LibraryFileEntity, { id }, { removed: new Date(), ...NO_BYTES });
  }

  /**
   * Removes the row of an infected file; a starter file falls back to the portal's own content.
   * @returns false when the file was replaced or removed meanwhile
   */
  async removeInfectedBytes({ id, slug }: LibraryFileEntity, storageKey: string): Promise<boolean> {
    const { affected } =
      slug === null
        ? await this.manager.delete(LibraryFileEntity, { id, storageKey })
        : await this.manager.update(LibraryFileEntity, { id, storageKey }, NO_BYTES);
    return affected === 1;
  }
}
