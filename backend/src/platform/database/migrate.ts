import type { DataSource } from 'typeorm';

const LOCK_NAME = 'portal_migrations';
const LOCK_WAIT_S = 120;

/** Runs what is missing. Several processes may start at once: one migrates, the others wait and find nothing to do. */
export async function migrate(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') await migrateSqlite(dataSource);
  else await migrateServer(dataSource);
}

/** SQLite rolls a failed migration back whole: if another process was quicker, a second look finds its work done. */
async function migrateSqlite(dataSource: DataSource): Promise<void> {
  try {
    await dataSource.runMigrations();
  } catch {
    await dataSource.runMigrations();
  }
}

async function migrateServer(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    const rows = (await lock.query('SELECT GET_LOCK(?, ?) AS taken', [LOCK_NAME, LOCK_WAIT_S])) as { taken: number | string | null }[];
    if (Number(rows[0]?.taken) !== 1) throw new Error(`Another process has been migrating the database for ${LOCK_WAIT_S} s`);
    await dataSource.runMigrations();
  } finally {
    await lock.query('SELECT RELEASE_LOCK(?)', [LOCK_NAME]);
    await lock.release();
  }
}
