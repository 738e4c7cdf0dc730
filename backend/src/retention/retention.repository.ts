import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { isSqlite, placeholders } from '../platform/database/index.js';
import type { RetentionPolicy } from './retention-rules.util.js';

export type ExpiredGroup = Pick<RetentionPolicy<string>, 'table' | 'where' | 'values'>;

/** Rows whose time is up, of any table. */
@Injectable()
export class RetentionRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async countExpired({ table, where, values }: ExpiredGroup): Promise<number> {
    const [found] = (await this.manager.query(
      `SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`,
      values,
    )) as { n: number | string }[];
    return Number(found?.n);
  }

  async findExpiredIds({ table, where, values }: ExpiredGroup, limit: number): Promise<number[]> {
    return toIds(
      await this.manager.query(
        `SELECT id FROM ${table} WHERE ${where} ORDER BY id LIMIT ${limit}`,
        values,
      ),
    );
  }

  /**
   * Finds the records that are still expired and locks them until this transaction ends, by id, so
   * that no other rows are locked. SQLite allows one writer at a time anyway.
   */
  async lockExpiredIds(
    { table, where, values }: ExpiredGroup,
    ids: readonly number[],
  ): Promise<number[]> {
    const lock = isSqlite(this.manager.connection) ? '' : ' FOR UPDATE';
    return toIds(
      await this.manager.query(
        `SELECT id FROM ${table} WHERE id IN (${placeholders(ids)}) AND ${where} ORDER BY id${lock}`,
        [...ids, ...values],
      ),
    );
  }

  async deleteRows(table: string, ids: readonly number[]): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .delete()
      .from(table)
      .where('id IN (:...ids)', { ids })
      .execute();
  }
}

const toIds = (rows: unknown): number[] => (rows as { id: number }[]).map(({ id }) => Number(id));
