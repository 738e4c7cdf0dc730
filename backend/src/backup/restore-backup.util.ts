import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { DataSource, QueryRunner } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { StartupError, type AppConfig, type DatabaseConfig } from '../platform/config/index.js';
import { isSqlite, placeholders } from '../platform/database/index.js';
import { createFileStorage } from '../platform/storage/index.js';
import {
  readVerifiedManifest,
  archivePath,
  PART_NAMES,
  readPart,
  savePart,
  type Manifest,
} from './backup-archive.util.js';
import { openDatabase, listTableNames } from './database-access.util.js';
import type { Row } from './database-snapshot.util.js';

const INSERT_BATCH_SIZE = 200;

/**
 * Replaces the current data with an archive. Changes nothing before every byte of the archive is
 * verified.
 * @param replaces whether a database that contains data may be overwritten
 * @throws StartupError
 */
export async function restoreBackup(
  config: AppConfig,
  folder: string,
  replaces: boolean,
): Promise<Manifest> {
  const manifest = await readVerifiedManifest(folder, config.backupKeys);
  const part = (name: string) => readPart(folder, name, manifest, config.backupKeys);
  const known = new Map(migrations.map((one) => [one.name, one]));
  const foreign = manifest.migrations.filter((name) => !known.has(name));
  if (foreign.length > 0)
    throw new StartupError([
      `The archive was made by a newer version of the program (${foreign.join(', ')})`,
    ]);
  if (!replaces && (await hasRows(config.database)))
    throw new StartupError(['The database is not empty: add --replace to write over it']);

  const storage = await createFileStorage(config);
  for (const { key } of manifest.files)
    await storage.writeFile(key, part(archivePath('files', key)));
  if (config.embedded)
    for (const { name } of manifest.secrets)
      await savePart(part(archivePath('secrets', name)), join(config.dataDir, name));
  const steps = migrations.filter(({ name }) => manifest.migrations.includes(name));
  await createDatabase(config.database, steps, (dataSource) =>
    loadTables(dataSource, part(PART_NAMES.rows), manifest),
  );
  return manifest;
}

async function hasRows(database: DatabaseConfig): Promise<boolean> {
  const dataSource = await openDatabase(database);
  const runner = dataSource.createQueryRunner();
  try {
    return (
      (await listTableNames(runner)).includes('accounts') &&
      ((await runner.query('SELECT id FROM accounts LIMIT 1')) as unknown[]).length > 0
    );
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

type Migrations = typeof migrations;

/**
 * SQLite: creates a new file that replaces the old one as a whole. Server: drops and recreates the
 * tables.
 */
async function createDatabase(
  database: DatabaseConfig,
  steps: Migrations,
  fill: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  if (database.kind === 'server') return withMigratedDatabase(database, steps, fill);
  const file = `${database.file}.restoring`;
  await removeSqliteFiles(file);
  await withMigratedDatabase({ kind: 'sqlite', file }, steps, fill);
  await removeSqliteFiles(database.file);
  await rename(file, database.file);
}

async function removeSqliteFiles(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(`${file}${end}`, { force: true });
}

async function withMigratedDatabase(
  database: DatabaseConfig,
  steps: Migrations,
  fill: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  const dataSource = await openDatabase(database, steps);
  try {
    await dataSource.dropDatabase();
    await dataSource.runMigrations();
    await fill(dataSource);
    // So that the file alone holds everything when it takes its place.
    if (database.kind === 'sqlite') await dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    await dataSource.destroy();
  }
}

async function loadTables(
  dataSource: DataSource,
  bytes: Readable,
  manifest: Manifest,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(
      isSqlite(runner.connection) ? 'PRAGMA foreign_keys = OFF' : 'SET FOREIGN_KEY_CHECKS = 0',
    );
    await runner.query(isSqlite(runner.connection) ? 'BEGIN' : 'START TRANSACTION');
    // What migrations write of their own (reference rows) is in the archive as it was.
    for (const table of await listTableNames(runner)) await runner.query(`DELETE FROM ${table}`);
    const counts = new Map<string, number>();
    await pipeline(bytes, createGunzip(), (lines: AsyncIterable<Buffer>) =>
      insertRows(runner, Readable.from(lines), counts),
    );
    for (const [table, rows] of Object.entries(manifest.tables)) {
      if ((counts.get(table) ?? 0) !== rows)
        throw new Error(`${table} has ${counts.get(table) ?? 0} rows instead of ${rows}`);
    }
    if (counts.has('works')) await expireResults(runner);
    await runner.query('COMMIT');
  } finally {
    await runner.release();
  }
}

/** Archives hold no results of background tasks: the job that removes old ones takes their rows. */
const expireResults = (runner: QueryRunner): Promise<unknown> =>
  runner.query(
    `UPDATE works SET expires_at = finished_at, slot = NULL WHERE result_key IS NOT NULL`,
  );

async function insertRows(
  runner: QueryRunner,
  lines: Readable,
  counts: Map<string, number>,
): Promise<void> {
  let head = { table: '', columns: [] as string[] };
  let rows: Row[string][][] = [];
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const places = rows.map(() => `(${placeholders(head.columns)})`).join(', ');
    await runner.query(
      `INSERT INTO ${head.table} (${head.columns.map((name) => quoteIdentifier(runner, name)).join(', ')}) VALUES ${places}`,
      rows.flat(),
    );
    counts.set(head.table, (counts.get(head.table) ?? 0) + rows.length);
    rows = [];
  };
  for await (const line of createInterface({ input: lines, crlfDelay: Infinity })) {
    const value = JSON.parse(line) as Row[string][] | typeof head;
    if (Array.isArray(value)) {
      rows.push(value);
      if (rows.length === INSERT_BATCH_SIZE) await flush();
    } else {
      await flush();
      head = value;
    }
  }
  await flush();
}

const quoteIdentifier = (runner: QueryRunner, name: string): string =>
  isSqlite(runner.connection) ? `"${name}"` : `\`${name}\``;
