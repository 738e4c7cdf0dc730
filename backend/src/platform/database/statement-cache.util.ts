import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';

const MAX_STATEMENTS = 500;

interface Connection {
  prepare(sql: string): unknown;
}

/**
 * Keeps prepared statements for the whole connection: TypeORM keeps them per query runner, and a runner here lives
 * for one call only. To be installed after the migrations, since a kept statement remembers its columns.
 */
export function cacheStatements(dataSource: DataSource): void {
  const connection = (dataSource.driver as BetterSqlite3Driver).databaseConnection as Connection;
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, unknown>();
  connection.prepare = (sql) => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    const statement = prepare(sql);
    if (/^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/i.test(sql)) storeStatement(kept, sql, statement);
    return statement;
  };
}

function storeStatement(kept: Map<string, unknown>, sql: string, statement: unknown): void {
  kept.set(sql, statement);
  if (kept.size <= MAX_STATEMENTS) return;
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}
