import { DataSource, type MixedList, type QueryRunner } from 'typeorm';
import { createDataSourceOptions, isSqlite } from '../platform/database/index.js';
import { migrations } from '../../migrations/index.js';
import type { DatabaseConfig } from '../platform/config/index.js';

type Migration = (typeof migrations)[number];

/**
 * Opens the database without entities and without running migrations, to access raw rows. Dates are
 * read and written as text, so that rows of one database can be written to the other.
 */
export async function openDatabase(
  database: DatabaseConfig,
  upTo: readonly Migration[] = [],
): Promise<DataSource> {
  const options = await createDataSourceOptions(database, []);
  const list: MixedList<Migration> = [...upTo];
  const asText = isSqlite({ options }) ? {} : { dateStrings: true };
  return new DataSource({ ...options, ...asText, migrations: list } as typeof options).initialize();
}

/** Lists the tables that the application writes to; the migrations table is handled separately. */
export async function listTableNames(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query(
    isSqlite(runner.connection)
      ? `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`
      : `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`,
  )) as { name: string }[];
  return rows
    .map(({ name }) => name)
    .filter((name) => name !== 'migrations')
    .sort();
}

/** Names of the migrations that have run; none in an empty database. */
export async function listMigrationNames(runner: QueryRunner): Promise<string[]> {
  if (!(await runner.hasTable('migrations'))) return [];
  return (
    (await runner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[]
  ).map(({ name }) => name);
}
