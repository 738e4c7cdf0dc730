import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Progress of a migration on a server whose `CREATE`, `ALTER` and `DROP` cannot be rolled back: the
 * number of its row changes that are committed. The table is dropped once all migrations have run.
 */
const PROGRESS_TABLE = 'migration_progress';

const SCHEMA_STATEMENT = /^\s*(?:CREATE|ALTER|DROP|RENAME|TRUNCATE)\b/i;
const ROW_STATEMENT = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i;

/** Table, column, index or trigger are there already, or gone already. */
const ALREADY_APPLIED_ERRORS = new Set([1050, 1051, 1060, 1061, 1091, 1359, 1360]);

interface MigrationProgress {
  /** It was begun before, and its process died. */
  isResumed: boolean;
  /** Number of the migration's row changes that are committed. */
  committedRowChanges: number;
}

type QueryFunction = (sql: string, ...rest: unknown[]) => Promise<unknown>;

/**
 * Lets each migration resume where a process that died left it: schema changes commit by themselves
 * and are skipped when already made, and row changes are committed together with their count.
 */
export async function withResumableMigrations(
  runner: QueryRunner,
  migrations: readonly MigrationInterface[],
  work: () => Promise<unknown>,
): Promise<void> {
  await runner.query(
    `CREATE TABLE IF NOT EXISTS ${PROGRESS_TABLE} (migration varchar(190) NOT NULL PRIMARY KEY, kept integer NOT NULL)`,
  );
  const originals = migrations.map((migration) => migration.up);
  for (const migration of migrations) {
    const up = migration.up.bind(migration);
    migration.up = () => resumeMigration(runner, migration.constructor.name, up);
  }
  try {
    await work();
    await runner.query(`DROP TABLE ${PROGRESS_TABLE}`);
  } finally {
    migrations.forEach((migration, index) => {
      migration.up = originals[index] ?? migration.up;
    });
  }
}

async function resumeMigration(
  runner: QueryRunner,
  name: string,
  up: (runner: QueryRunner) => Promise<void>,
): Promise<void> {
  const query = runner.query.bind(runner) as QueryFunction;
  const progress = await readMigrationProgress(query, name);
  const own = {
    query: runner.query,
    dropColumn: runner.dropColumn,
    dropIndex: runner.dropIndex,
    dropForeignKey: runner.dropForeignKey,
  };
  const counted = new ResumableQueryRunner(query, name, progress);
  runner.query = ((sql: string, ...rest: unknown[]) =>
    counted.run(sql, rest)) as QueryRunner['query'];
  if (progress.isResumed) ignoreMissingObjects(runner);
  try {
    await up(runner);
    await counted.end();
  } finally {
    Object.assign(runner, own);
  }
}

async function readMigrationProgress(
  query: QueryFunction,
  name: string,
): Promise<MigrationProgress> {
  const rows = (await query(`SELECT kept FROM ${PROGRESS_TABLE} WHERE migration = ?`, [name])) as {
    kept: number | string;
  }[];
  const [row] = rows;
  if (row === undefined)
    await query(`INSERT INTO ${PROGRESS_TABLE} (migration, kept) VALUES (?, 0)`, [name]);
  return { isResumed: row !== undefined, committedRowChanges: Number(row?.kept ?? 0) };
}

class ResumableQueryRunner {
  /** Changes of rows met so far. */
  private seenRowChanges = 0;
  /** TypeORM began a transaction before the migration. */
  private isTransactionOpen = true;

  constructor(
    private readonly query: QueryFunction,
    private readonly name: string,
    private readonly progress: MigrationProgress,
  ) {}

  async run(sql: string, rest: unknown[]): Promise<unknown> {
    if (SCHEMA_STATEMENT.test(sql)) return this.changeSchema(sql, rest);
    if (!ROW_STATEMENT.test(sql)) return this.query(sql, ...rest);
    this.seenRowChanges += 1;
    if (this.seenRowChanges <= this.progress.committedRowChanges) return emptyResult(rest);
    await this.openTransaction();
    return this.query(sql, ...rest);
  }

  /** A schema change commits the open transaction, so the progress is recorded first. */
  private async changeSchema(sql: string, rest: unknown[]): Promise<unknown> {
    if (this.isTransactionOpen && this.seenRowChanges > this.progress.committedRowChanges)
      await this.query(`UPDATE ${PROGRESS_TABLE} SET kept = ? WHERE migration = ?`, [
        this.seenRowChanges,
        this.name,
      ]);
    this.isTransactionOpen = false;
    try {
      return await this.query(sql, ...rest);
    } catch (error) {
      const { errno } = (error as { driverError?: { errno?: number } }).driverError ?? {};
      if (this.progress.isResumed && errno !== undefined && ALREADY_APPLIED_ERRORS.has(errno))
        return emptyResult(rest);
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.openTransaction();
    await this.query(`DELETE FROM ${PROGRESS_TABLE} WHERE migration = ?`, [this.name]);
  }

  private async openTransaction(): Promise<void> {
    if (!this.isTransactionOpen) await this.query('START TRANSACTION');
    this.isTransactionOpen = true;
  }
}

/** The answer for a skipped statement: as rows, or structured where TypeORM asks for that. */
const emptyResult = ([, isStructured]: unknown[]): unknown =>
  isStructured === true ? { raw: [], records: [], affected: 0 } : [];

/**
 * Skips drops of missing objects: these methods look the object up before they ask the server, and
 * fail when it no longer exists.
 */
function ignoreMissingObjects(runner: QueryRunner): void {
  const { dropColumn, dropIndex, dropForeignKey } = runner;
  const nameOf = (one: { name?: string } | string): string =>
    typeof one === 'string' ? one : (one.name ?? '');
  const tableOf = async (table: { name: string } | string) => runner.getTable(nameOf(table));
  runner.dropColumn = async (table, column) => {
    if ((await tableOf(table))?.findColumnByName(nameOf(column)))
      await dropColumn.call(runner, table, column);
  };
  runner.dropIndex = async (table, index) => {
    if ((await tableOf(table))?.indices.some(({ name }) => name === nameOf(index)))
      await dropIndex.call(runner, table, index);
  };
  runner.dropForeignKey = async (table, key) => {
    if ((await tableOf(table))?.foreignKeys.some(({ name }) => name === nameOf(key)))
      await dropForeignKey.call(runner, table, key);
  };
}
