import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { ColumnList } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { ListColumns } from './list-columns.entity.js';

/** The columns that each operator chose. */
@Injectable()
export class ListColumnsRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async findColumns(accountId: number, list: ColumnList): Promise<string | null> {
    const row = await this.manager.findOneBy(ListColumns, { accountId, list });
    return row?.columns ?? null;
  }

  async saveColumns(accountId: number, list: ColumnList, columns: string): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(ListColumns)
      .values({ accountId, list, columns })
      .orIgnore()
      .updateEntity(false)
      .execute();
    await this.manager.update(ListColumns, { accountId, list }, { columns });
  }
}
