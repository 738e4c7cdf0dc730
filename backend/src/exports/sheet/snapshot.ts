import Database from 'better-sqlite3';
import { createConnection } from 'mysql2';
import type { DatabaseConfig } from '../../platform/config/index.js';
import { connectionParts } from '../../platform/database/server-kind.js';
import type { Statement } from './sheet-job.js';

export type Row = Readonly<Record<string, unknown>>;

/** One view of the database: what is counted is what is read, whatever is written meanwhile. */
export interface Snapshot {
  total: number;
  /** Read as fast as they are taken, never all at once. */
  rows: AsyncIterable<Row> | Iterable<Row>;
  close(): Promise<void>;
}

const FETCH = 500;

/** Opens a connection of its own: a long read holds up nobody's transaction. */
export function openSnapshot(database: DatabaseConfig, count: Statement, rows: Statement): Promise<Snapshot> {
  return database.kind === 'sqlite' ? sqliteSnapshot(database.file, count, rows) : serverSnapshot(database.url, count, rows);
}

async function sqliteSnapshot(file: string, count: Statement, rows: Statement): Promise<Snapshot> {
  const connection = new Database(file, { readonly: true, timeout: 10_000 });
  connection.exec('BEGIN');
  const { total } = connection.prepare(count.sql).get(...sqliteValues(count)) as { total: number };
  return {
    total,
    // Begun by whoever reads: a statement under way would keep the connection from closing.
    rows: { [Symbol.iterator]: () => connection.prepare(rows.sql).iterate(...sqliteValues(rows)) as IterableIterator<Row> },
    close: () => Promise.resolve(connection.close()).then(() => undefined),
  };
}

/** SQLite keeps moments as text, and knows no truth. */
const sqliteValues = ({ parameters }: Statement) => parameters.map((value) =>
  (value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', '') : typeof value === 'boolean' ? Number(value) : value));

async function serverSnapshot(url: string, count: Statement, rows: Statement): Promise<Snapshot> {
  const connection = createConnection({ ...connectionParts(url), timezone: 'Z', charset: 'utf8mb4', supportBigNumbers: true, connectTimeout: 10_000 });
  const asked = connection.promise();
  await asked.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await asked.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
  const [counted] = await asked.query(count.sql, [...count.parameters]);
  return {
    total: Number((counted as { total: number | string }[])[0]?.total ?? 0),
    rows: connection.query(rows.sql, [...rows.parameters]).stream({ highWaterMark: FETCH }) as AsyncIterable<Row>,
    close: () => Promise.resolve(connection.destroy()),
  };
}
