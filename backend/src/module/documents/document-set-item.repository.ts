import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { DocumentRow } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { DocumentSetItemEntity } from './document-set-item.entity.js';

@Injectable()
export class DocumentSetItemRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Inserts the documents whose code has no row yet. */
  async insertMissingItems(documents: readonly DocumentRow[]): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DocumentSetItemEntity)
      .values(documents.map(toItemRow))
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  async listItems(): Promise<Pick<DocumentSetItemEntity, 'id' | 'code' | 'name'>[]> {
    return this.manager.find(DocumentSetItemEntity, {
      select: { id: true, code: true, name: true },
    });
  }
}

const toItemRow = (row: DocumentRow, position: number): Omit<DocumentSetItemEntity, 'id'> => ({
  code: row.code,
  position,
  name: row.name,
  needEcobonus: row.need[1],
  needBonusCasa: row.need[2],
  needBonusSicurezza: row.need[3],
  requirement: row.condition ?? null,
  optionalOtherwise: row.isOptionalOtherwise ?? false,
  prefilled: row.isPrefilled ?? false,
});
