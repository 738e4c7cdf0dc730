import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { DossierForm } from '@pratiche/domain';
import { EntityManager, In } from 'typeorm';
import { Dossier } from '../entities/dossier.entity.js';
import { THREAD_COUNTS_SQL } from '../messages/threads/thread-counts.constants.js';
import {
  containsPattern,
  toSqlParameter,
  isSqlite,
  placeholders,
} from '../../platform/database/index.js';
import {
  buildAfterCursorCondition,
  toColumnSql,
  toOrderBySql,
  toSelectedOrderBySql,
  toSelectedSql,
  type Cursor,
} from './list-order.util.js';
import type { ListScope } from './list-scope.factory.js';
import { LIST_COLUMNS } from './dossier-list-item.mapper.js';
import { buildRowFactColumns, NO_FACTS, type PageRow } from './row-fact-columns.factory.js';

interface ListSlice {
  after: Cursor | null;
  offset: number;
  limit: number;
}

type SqlParameter = string | number | Date;

/** From as many values on MariaDB joins them as a table (`in_predicate_conversion_threshold`). */
const LONG_IN_LIST = 1_000;

const SELECTED_COLUMNS = [
  ...LIST_COLUMNS.map((column) => `d.${column}`),
  `${toColumnSql('urgency', 'd.')} AS urgency`,
  ...THREAD_COUNTS_SQL.columns,
  // As much as the zip of a dossier's documents holds.
  "(SELECT 1 FROM uploaded_files uploaded WHERE uploaded.dossier_id = d.id AND uploaded.purpose NOT IN ('rejection', 'message') LIMIT 1) AS has_files",
];

/**
 * Reads slices of lists. Ids are found on an index that covers filter and order, and only the rows
 * of the slice are read whole; the cursor is a condition, because an offset reads and drops every
 * row before it.
 */
@Injectable()
export class DossierListRepository {
  private readonly isSqlite: boolean;

  constructor(@InjectTransaction() private readonly manager: EntityManager) {
    this.isSqlite = isSqlite(manager.connection);
  }

  async findRowsAfterCursor(
    scope: ListScope,
    { after, offset, limit }: ListSlice,
  ): Promise<PageRow[]> {
    const place = after === null ? null : buildAfterCursorCondition(scope.order, after);
    const inner = `SELECT ${toSelectedSql(scope.order)} FROM dossiers WHERE ${scope.where}${place === null ? '' : ` AND ${place.sql}`} ORDER BY ${toOrderBySql(scope.order)} LIMIT ? OFFSET ?`;
    // Sorted by the columns of the page: by those of the dossiers, MariaDB would copy all rows to a file first.
    return this.selectRows(
      scope,
      `(${inner}) page JOIN dossiers d ON d.id = page.id ${THREAD_COUNTS_SQL.join} ORDER BY ${toSelectedOrderBySql(scope.order, 'page')}`,
      [...scope.parameters, ...(place?.parameters ?? []), limit, offset],
    );
  }

  /** Rows whose ids are known already. */
  async findRowsByIds(scope: ListScope, ids: readonly number[]): Promise<PageRow[]> {
    if (ids.length === 0) return [];
    return this.selectRows(
      scope,
      `dossiers d ${THREAD_COUNTS_SQL.join} WHERE d.id IN (${placeholders(ids)}) ORDER BY ${toOrderBySql(scope.order, 'd.')}`,
      ids,
    );
  }

  /** Reads the data of a few dossiers. */
  async findFormsByIds(ids: readonly number[]): Promise<Map<number, DossierForm>> {
    if (ids.length === 0) return new Map();
    const rows = await this.manager.find(Dossier, {
      select: { id: true, data: true },
      where: { id: In([...ids]) },
    });
    return new Map(rows.map(({ id, data }) => [id, data]));
  }

  /** Those of a few dossiers that have a code or an address with the text. */
  async filterByDetail(ids: readonly number[], text: string): Promise<number[]> {
    if (ids.length === 0) return [];
    const rows = await this.queryRows<{ id: number }>(
      `SELECT id FROM dossiers WHERE id IN (${placeholders(ids)}) AND search_key LIKE ? ESCAPE '!'`,
      [...ids, containsPattern(text)],
    );
    return rows.map(({ id }) => id);
  }

  /** The row before `offset`, found without reading rows. */
  async findCursorAtOffset(scope: ListScope, offset: number): Promise<Cursor | null> {
    const { columns } = scope.order;
    const sql = `SELECT ${toSelectedSql(scope.order)} FROM dossiers WHERE ${scope.where} ORDER BY ${toOrderBySql(scope.order)} LIMIT 1 OFFSET ?`;
    const [row] = await this.queryRows<Record<string, Cursor[number]>>(sql, [
      ...scope.parameters,
      offset - 1,
    ]);
    return row === undefined ? null : columns.map((column) => row[column] ?? null);
  }

  /** Returns sorted ids: of `among` where given, otherwise of all rows, at most `most`. */
  async findIds(
    scope: ListScope,
    among: readonly number[] | null,
    most: number,
  ): Promise<number[]> {
    if (among?.length === 0) return [];
    // Otherwise MariaDB walks along the whole list in its order, past rows that are not among these.
    const index =
      among === null || among.length >= LONG_IN_LIST || this.isSqlite
        ? ''
        : ' FORCE INDEX (PRIMARY)';
    const narrowed = among === null ? '' : `id IN (${placeholders(among)}) AND `;
    const rows = await this.queryRows<{ id: number }>(
      `SELECT id FROM dossiers${index} WHERE ${narrowed}${scope.where} ORDER BY ${toOrderBySql(scope.order)} LIMIT ?`,
      [...(among ?? []), ...scope.parameters, most],
    );
    return rows.map(({ id }) => id);
  }

  /** Number of rows, but not counted beyond `most`. */
  async countRows(scope: ListScope, most: number): Promise<number> {
    const [row] = await this.queryRows<{ total: number | string }>(
      `SELECT COUNT(*) AS total FROM (SELECT 1 FROM dossiers WHERE ${scope.where} LIMIT ?) counted`,
      [...scope.parameters, most],
    );
    return Number(row?.total ?? 0);
  }

  /** Numbers of rows of several lists in one statement, none counted beyond `most`. */
  async countScopes(scopes: readonly ListScope[], most: number): Promise<number[]> {
    const [row = {}] = await this.queryRows<Record<string, number | string>>(
      `SELECT ${scopes
        .map(
          ({ where }, index) =>
            `(SELECT COUNT(*) FROM (SELECT 1 FROM dossiers WHERE ${where} LIMIT ?) v${index}) AS n${index}`,
        )
        .join(', ')}`,
      scopes.flatMap(({ parameters }) => [...parameters, most]),
    );
    return scopes.map((_, index) => Number(row[`n${index}`] ?? 0));
  }

  /**
   * The same for what a statement finds, which brings each row at most `times` times: they are
   * compared, and no others.
   */
  async countRowsAmong(
    scope: ListScope,
    found: { sql: string; parameters: SqlParameter[] },
    most: number,
    times: number,
  ): Promise<number> {
    const limit = most * times;
    const join = this.isSqlite ? 'CROSS JOIN' : 'STRAIGHT_JOIN';
    const [row] = await this.queryRows<{ total: number | string; met: number | string }>(
      `SELECT COUNT(DISTINCT found) AS total, COUNT(*) AS met FROM (SELECT f.id AS found FROM (${found.sql}) f ${join} dossiers ON dossiers.id = f.id
       WHERE ${scope.where} LIMIT ?) counted`,
      [...found.parameters, ...scope.parameters, limit],
    );
    return Number(row?.met) >= limit ? most : Number(row?.total ?? 0);
  }

  private selectRows(
    scope: ListScope,
    source: string,
    parameters: readonly SqlParameter[],
  ): Promise<PageRow[]> {
    const { connection } = this.manager;
    const facts = scope.reader === null ? NO_FACTS : buildRowFactColumns(scope.reader, connection);
    return this.queryRows(
      `SELECT ${[...SELECTED_COLUMNS, ...facts.columns].join(', ')} FROM ${source}`,
      [...facts.parameters, ...parameters],
    );
  }

  private async queryRows<Row = PageRow>(
    sql: string,
    parameters: readonly SqlParameter[],
  ): Promise<Row[]> {
    return (await this.manager.query(sql, parameters.map(toSqlParameter))) as Row[];
  }
}
