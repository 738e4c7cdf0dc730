import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DatabaseConfig } from '../../src/platform/config/index.js';

export interface TestDatabase {
  config: DatabaseConfig;
  remove(): Promise<void>;
}

/** A new SQLite file in a separate folder. */
export async function sqliteDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  return {
    config: { kind: 'sqlite', file: join(folder, 'test.sqlite') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A new schema on the server at `TEST_DATABASE_URL`. */
async function serverDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return {
    config: { kind: 'server', url: url.href },
    remove: () => onServer(serverUrl, `DROP DATABASE ${name}`),
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const { hostname, port, username, password } = new URL(serverUrl);
  const connection = await createConnection({
    host: hostname,
    port: Number(port || 3306),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  });
  await connection.query(statement);
  await connection.end();
}

type NamedDatabase = [name: string, create: () => Promise<TestDatabase>];

const serverUrl = process.env['TEST_DATABASE_URL'];

/** The databases a suite runs on: SQLite, or the database server when the run provides one. */
export const databases: NamedDatabase[] =
  serverUrl === undefined
    ? [['SQLite', sqliteDatabase]]
    : [['the database server', () => serverDatabase(serverUrl)]];
