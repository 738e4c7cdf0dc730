import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { StartupError } from '../config/index.js';
import { isSqlite } from './is-sqlite.util.js';
import { withResumableMigrations } from './resumable-migrations.util.js';

const LOCK_NAME = 'portal_migrations';
const LOCK_WAIT_S = 120;

/**
 * Runs the pending migrations. Several processes may start at once: one migrates, the others wait
 * and find nothing to do. A process that dies midway does not block the next one.
 */
export async function migrateSchema(dataSource: DataSource): Promise<void> {
  if (isSqlite(dataSource)) await migrateSqlite(dataSource);
  else await migrateServer(dataSource);
}

/**
 * For a process whose database user may not change the schema.
 * @throws StartupError when migrations are missing
 */
export async function assertSchemaMigrated(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    // Asking a database without the table of migrations would make it.
    const isNew = !(await runner.hasTable('migrations'));
    const missing = isNew
      ? dataSource.migrations.length
      : (await new MigrationExecutor(dataSource, runner).getPendingMigrations()).length;
    if (missing === 0) return;
  } finally {
    await runner.release();
  }
  await dataSource.destroy();
  throw new StartupError([
    'The database lacks migrations: run "node backend/dist/src/migrate.js" with its owner first (DATABASE_MIGRATIONS=check)',
  ]);
}

/**
 * SQLite rolls a failed migration back whole. If another process was quicker with it, a second look
 * finds its work done,
 * as often as the two meet: for as long as fewer and fewer are left.
 */
async function migrateSqlite(dataSource: DataSource): Promise<void> {
  const executor = new MigrationExecutor(dataSource);
  for (let left = Infinity; ;) {
    try {
      await dataSource.runMigrations();
      return;
    } catch (error) {
      const now = (await executor.getPendingMigrations()).length;
      if (now >= left) throw error;
      left = now;
    }
  }
}

/**
 * The lock belongs to the connection that migrates: of a process that died, the server may still be at the last
 * statement, and only after it does the connection end and the lock go to the next.
 */
async function migrateServer(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    const rows = (await runner.query('SELECT GET_LOCK(?, ?) AS taken', [
      LOCK_NAME,
      LOCK_WAIT_S,
    ])) as { taken: number | string | null }[];
    if (Number(rows[0]?.taken) !== 1)
      throw new Error(`Another process has been migrating the database for ${LOCK_WAIT_S} s`);
    await runPendingMigrations(dataSource, runner);
  } finally {
    await runner.query('SELECT RELEASE_LOCK(?)', [LOCK_NAME]).catch(() => undefined);
    await runner.release();
  }
}

async function runPendingMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'each';
  if ((await executor.getPendingMigrations()).length === 0) return;
  await withResumableMigrations(runner, dataSource.migrations, () =>
    executor.executePendingMigrations(),
  );
}
