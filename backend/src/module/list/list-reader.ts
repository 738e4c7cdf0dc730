import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { THREAD_COUNTS } from '../../messages/store/thread-counts.js';
import { bindable, isSqlite, marks } from '../../platform/database/index.js';
import { afterPlace, orderSql, type Place } from './list-order.js';
import type { ListScope } from './list-query.js';
import { LIST_COLUMNS, type ListRow } from './list-rows.js';

interface Slice {
  after: Place | null;
  offset: number;
  limit: number;
}

type Parameter = string | number | Date;

const COLUMNS = [...LIST_COLUMNS.map((column) => `d.${column}`), ...THREAD_COUNTS.columns].join(
  ', ',
);

/**
 * Reads slices of lists. Ids are found on an index that covers filter and order, and only the rows of the slice are
 * read whole; a place in the list is passed on as a condition, because an offset reads and drops every row before it.
 */
@Injectable()
export class ListReader {
  private readonly isSqlite: boolean;

  constructor(@InjectTransaction() private readonly manager: EntityManager) {
    this.isSqlite = isSqlite(manager.connection);
  }

  async rows(scope: ListScope, { after, offset, limit }: Slice): Promise<ListRow[]> {
    const place = after === null ? null : afterPlace(scope.order, after);
    const inner = `SELECT id FROM dossiers WHERE ${scope.where}${place === null ? '' : ` AND ${place.sql}`} ORDER BY ${orderSql(scope.order)} LIMIT ? OFFSET ?`;
    return this.whole(scope, inner, [
      ...scope.parameters,
      ...(place?.parameters ?? []),
      limit,
      offset,
    ]);
  }

  /** Rows whose ids are known already. */
  async rowsOf(scope: ListScope, ids: readonly number[]): Promise<ListRow[]> {
    if (ids.length === 0) return [];
    return this.query(
      `SELECT ${COLUMNS} FROM dossiers d ${THREAD_COUNTS.join} WHERE d.id IN (${marks(ids)}) ORDER BY ${orderSql(scope.order, 'd.')}`,
      [...ids],
    );
  }

  /** The row before `offset`, found without reading rows. */
  async placeAt(scope: ListScope, offset: number): Promise<Place | null> {
    const { columns } = scope.order;
    const sql = `SELECT ${columns.join(', ')} FROM dossiers WHERE ${scope.where} ORDER BY ${orderSql(scope.order)} LIMIT 1 OFFSET ?`;
    const [row] = await this.query<Record<string, Place[number]>>(sql, [
      ...scope.parameters,
      offset - 1,
    ]);
    return row === undefined ? null : columns.map((column) => row[column] ?? null);
  }

  /** Ids in order: of those given, or, at most `most`, of all. */
  async ids(scope: ListScope, among: readonly number[] | null, most: number): Promise<number[]> {
    if (among?.length === 0) return [];
    const narrowed = among === null ? '' : `id IN (${marks(among)}) AND `;
    const rows = await this.query<{ id: number }>(
      `SELECT id FROM dossiers WHERE ${narrowed}${scope.where} ORDER BY ${orderSql(scope.order)} LIMIT ?`,
      [...(among ?? []), ...scope.parameters, most],
    );
    return rows.map(({ id }) => id);
  }

  /** Number of rows, but not counted beyond `most`. */
  async count(scope: ListScope, most: number): Promise<number> {
    const [row] = await this.query<{ total: number | string }>(
      `SELECT COUNT(*) AS total FROM (SELECT 1 FROM dossiers WHERE ${scope.where} LIMIT ?) counted`,
      [...scope.parameters, most],
    );
    return Number(row?.total ?? 0);
  }

  /** The same for what a statement finds, which brings each row at most `times` times: they are compared, and no others. */
  async countAmong(
    scope: ListScope,
    found: { sql: string; parameters: Parameter[] },
    most: number,
    times: number,
  ): Promise<number> {
    const limit = most * times;
    const join = this.isSqlite ? 'CROSS JOIN' : 'STRAIGHT_JOIN';
    const [row] = await this.query<{ total: number | string; met: number | string }>(
      `SELECT COUNT(DISTINCT found) AS total, COUNT(*) AS met FROM (SELECT f.id AS found FROM (${found.sql}) f ${join} dossiers ON dossiers.id = f.id
       WHERE ${scope.where} LIMIT ?) counted`,
      [...found.parameters, ...scope.parameters, limit],
    );
    return Number(row?.met) >= limit ? most : Number(row?.total ?? 0);
  }

  private whole(scope: ListScope, ids: string, parameters: Parameter[]): Promise<ListRow[]> {
    return this.query(
      `SELECT ${COLUMNS} FROM (${ids}) page JOIN dossiers d ON d.id = page.id ${THREAD_COUNTS.join} ORDER BY ${orderSql(scope.order, 'd.')}`,
      parameters,
    );
  }

  private async query<Row = ListRow>(
    sql: string,
    parameters: readonly Parameter[],
  ): Promise<Row[]> {
    return (await this.manager.query(sql, parameters.map(bindable))) as Row[];
  }
}
