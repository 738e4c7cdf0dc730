import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';

const MAX_STATEMENTS = 500;

interface Connection {
  prepare(sql: string): unknown;
}

/**
 * Caches prepared statements for the whole connection, because TypeORM's query runner lives for one
 * call only. Installed after the migrations, since a prepared statement keeps the columns of its
 * time.
 */
export function cacheStatements(dataSource: DataSource): void {
  const connection = (dataSource.driver as BetterSqlite3Driver).databaseConnection as Connection;
  const prepare = connection.prepare.bind(connection);
  const cache = new Map<string, unknown>();
  connection.prepare = (sql) => {
    const cached = cache.get(sql);
    if (cached !== undefined) return cached;
    const statement = prepare(sql);
    if (/^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/i.test(sql)) storeStatement(cache, sql, statement);
    return statement;
  };
}

function storeStatement(cache: Map<string, unknown>, sql: string, statement: unknown): void {
  cache.set(sql, statement);
  if (cache.size <= MAX_STATEMENTS) return;
  const [oldest] = cache.keys();
  if (oldest !== undefined) cache.delete(oldest);
}
