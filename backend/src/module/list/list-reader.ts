import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListScope } from './list-query.js';
import { LIST_COLUMNS, type ListRow } from './list-rows.js';

/** A place in a list: the row a page begins after. */
export interface Anchor {
  value: ListRow['sort_value'];
  id: number;
}

interface Slice {
  after: Anchor | null;
  offset: number;
  limit: number;
}

type Parameter = string | number | Date;

/**
 * Reads slices of lists. Ids are found on an index that covers filter and order, and only the rows of the slice are
 * read whole; a place in the list is passed on as a condition, because an offset reads and drops every row before it.
 */
@Injectable()
export class ListReader {
  private readonly isSqlite: boolean;

  constructor(private readonly dataSource: DataSource) {
    this.isSqlite = dataSource.options.type === 'better-sqlite3';
  }

  async rows(scope: ListScope, { after, offset, limit }: Slice): Promise<ListRow[]> {
    const place = after === null ? null : afterCondition(scope, after);
    const sql = `
      SELECT ${LIST_COLUMNS.map((column) => `d.${column}`).join(', ')}, d.${scope.column} AS sort_value
      FROM (SELECT id FROM dossiers WHERE ${scope.where}${place === null ? '' : ` AND ${place.sql}`} ORDER BY ${order(scope)} LIMIT ? OFFSET ?) page
      JOIN dossiers d ON d.id = page.id ORDER BY ${order(scope, 'd.')}`;
    return this.query(sql, [...scope.parameters, ...(place?.parameters ?? []), limit, offset]);
  }

  /** The row before `offset`, found without reading rows. */
  async anchorAt(scope: ListScope, offset: number): Promise<Anchor | null> {
    const sql = `SELECT id, ${scope.column} AS value FROM dossiers WHERE ${scope.where} ORDER BY ${order(scope)} LIMIT 1 OFFSET ?`;
    const [row] = await this.query<Anchor>(sql, [...scope.parameters, offset - 1]);
    return row ?? null;
  }

  async count(scope: ListScope): Promise<number> {
    const [row] = await this.query<{ total: number | string }>(`SELECT COUNT(*) AS total FROM dossiers WHERE ${scope.where}`, scope.parameters);
    return Number(row?.total ?? 0);
  }

  private async query<Row = ListRow>(sql: string, parameters: Parameter[]): Promise<Row[]> {
    return (await this.dataSource.query(sql, parameters.map((value) => this.bindable(value)))) as Row[];
  }

  /** SQLite keeps moments as text. */
  private bindable(value: Parameter): Parameter {
    return this.isSqlite && value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', '') : value;
  }
}

function order({ column, descending }: ListScope, prefix = ''): string {
  const direction = descending ? 'DESC' : 'ASC';
  return column === 'id' ? `${prefix}id ${direction}` : `${prefix}${column} ${direction}, ${prefix}id ${direction}`;
}

/** Rows that come after a place. Both databases put absent values first when ascending and last when descending. */
function afterCondition({ column, descending }: ListScope, { value, id }: Anchor): { sql: string; parameters: Parameter[] } {
  const beyond = descending ? '<' : '>';
  if (column === 'id') return { sql: `id ${beyond} ?`, parameters: [id] };
  if (value === null) {
    return { sql: descending ? `(${column} IS NULL AND id < ?)` : `((${column} IS NULL AND id > ?) OR ${column} IS NOT NULL)`, parameters: [id] };
  }
  const absent = descending ? ` OR ${column} IS NULL` : '';
  return { sql: `(${column} ${beyond} ? OR (${column} = ? AND id ${beyond} ?)${absent})`, parameters: [value, value, id] };
}
