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
import { suspendDemoAccounts } from './demo-accounts.util.js';
import { openDatabase, listTableNames } from './database-access.util.js';
import type { Row } from './database-snapshot.util.js';
import {
  describeLoss,
  findMissingSecrets,
  isLossSevere,
  SECRET_FILES,
} from './secret-checks.util.js';

const INSERT_BATCH_SIZE = 200;

export interface RestoreOptions {
  /** Whether a database that contains data may be overwritten. */
  replaces: boolean;
  /** Whether the secrets that rows depend on may be lost. */
  losesSecrets: boolean;
  /** Whether accounts of the demo stay open although everybody knows their password. */
  keepsDemoAccounts: boolean;
  /** File of the set-up that holds the secrets, instead of variables. */
  secretsFile: string | null;
}

export interface RestoreReport {
  manifest: Manifest;
  /** Sentences for the operator. */
  warnings: string[];
}

/**
 * Replaces the current data with an archive. Changes nothing before every byte of the archive is
 * verified.
 * @throws StartupError
 */
export async function restoreBackup(
  config: AppConfig,
  folder: string,
  { replaces, losesSecrets, keepsDemoAccounts, secretsFile }: RestoreOptions,
): Promise<RestoreReport> {
  const manifest = await readVerifiedManifest(folder, config.backupKeys);
  const part = (name: string) => readPart(folder, name, manifest, config.backupKeys);
  const known = new Map(migrations.map((one) => [one.name, one]));
  const foreign = manifest.migrations.filter((name) => !known.has(name));
  if (foreign.length > 0)
    throw new StartupError([
      `The archive was made by a newer version of the program (${foreign.join(', ')})`,
    ]);
  const warnings = checkSecrets(config, manifest, losesSecrets, secretsFile);
  if (!replaces && (await hasRows(config.database)))
    throw new StartupError(['The database is not empty: add --replace to write over it']);

  const storage = await createFileStorage(config);
  for (const { key } of manifest.files)
    await storage.writeFile(key, part(archivePath('files', key)));
  if (config.embedded)
    for (const { name } of manifest.secrets)
      await savePart(part(archivePath('secrets', name)), join(config.dataDir, name));
  const steps = migrations.filter(({ name }) => manifest.migrations.includes(name));
  await createDatabase(config.database, steps, async (dataSource) => {
    const suspended = await loadTables(dataSource, part(PART_NAMES.rows), manifest, {
      suspendsDemoAccounts: !config.embedded && !keepsDemoAccounts,
    });
    if (suspended.length > 0)
      warnings.push(
        `Suspended, because everybody knows the password of the demo: ${suspended.join(', ')}. Make a SuperAdmin of your own; PRATICHE_ALLOW_DEMO=1 keeps them open in a portal of tests.`,
      );
  });
  return { manifest, warnings };
}

/**
 * Compares the secrets of this machine with those of the archive. Secrets of the embedded set-up
 * come out of the archive.
 * @returns what is lost
 */
function checkSecrets(
  config: AppConfig,
  { secretChecks, secrets }: Manifest,
  losesSecrets: boolean,
  secretsFile: string | null,
): string[] {
  if (config.embedded && secrets.length > 0) return [];
  if (secretChecks === undefined)
    return [
      'The archive does not tell which secrets it needs (1.1 or earlier made it): the portal needs SECRETS_KEY, JWT_SECRET and SIGNATURE_KEYS of the one it comes from.',
    ];
  const missing = findMissingSecrets(secretChecks, config);
  const losses = missing.map(describeLoss);
  if (losesSecrets || !missing.some(isLossSevere)) return losses;
  const way =
    secretsFile === null
      ? `Give this command and the portal the old ones (${missing.join(', ')}; a SECRETS_KEY that was never set follows from JWT_SECRET).`
      : `Put the file of the old machine in the place of ${secretsFile} (and set those it was given as variables), then restore again.`;
  throw new StartupError([
    'The secrets of this machine are not those that the archive was made with. Nothing was changed.',
    ...losses,
    secrets.length === 0
      ? way
      : `The archive holds the old ones: restore it without DATABASE_URL into an empty DATA_DIR, and give them to the portal (${missing.map((name) => `${SECRET_FILES[name]} is ${name}`).join(', ')}).`,
    'To go on without them, add --lose-secrets.',
  ]);
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
  { suspendsDemoAccounts }: { suspendsDemoAccounts: boolean },
): Promise<string[]> {
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
    const suspended = suspendsDemoAccounts ? await suspendDemoAccounts(runner) : [];
    await runner.query('COMMIT');
    return suspended;
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
