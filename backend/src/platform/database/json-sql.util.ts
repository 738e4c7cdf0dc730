import type { DataSource } from 'typeorm';
import { isSqlite } from './is-sqlite.util.js';

/** An expression that collects the values of all rows as a JSON array; `null` or empty without any. */
export const jsonArraySql = (dataSource: Pick<DataSource, 'options'>, value: string): string =>
  `${isSqlite(dataSource) ? 'json_group_array' : 'JSON_ARRAYAGG'}(${value})`;

/** A JSON value of a handwritten statement: MySQL answers it read, MariaDB and SQLite as text. */
export const readJson = <Value>(stored: Value | string | null): Value | null =>
  typeof stored === 'string' ? (JSON.parse(stored) as Value) : stored;
