import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How far a migration has come on a server whose `CREATE`, `ALTER` and `DROP` cannot be rolled back: how many of its
 * changes of rows are kept. Gone once all migrations have run.
 */
const PROGRESS = 'migration_progress';

const OF_SCHEMA = /^\s*(?:CREATE|ALTER|DROP|RENAME|TRUNCATE)\b/i;
const OF_ROWS = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i;

/** Table, column, index or trigger are there already, or gone already. */
const DONE_BEFORE = new Set([1050, 1051, 1060, 1061, 1091, 1359, 1360]);

interface Progress {
  /** It was begun before, and its process died. */
  isResumed: boolean;
  /** Of its changes of rows, those that are kept. */
  kept: number;
}

type Query = (sql: string, ...rest: unknown[]) => Promise<unknown>;

/**
 * Lets each migration go on where a process that died left it. A change of the schema commits by itself: one that was
 * made is passed over when it is met again. Changes of rows are counted, and the count is kept in one transaction with
 * them, so that each is made once; those after the last change of the schema commit together with the note that the
 * migration has run.
 */
export async function resumable(
  runner: QueryRunner,
  migrations: readonly MigrationInterface[],
  work: () => Promise<unknown>,
): Promise<void> {
  await runner.query(
    `CREATE TABLE IF NOT EXISTS ${PROGRESS} (migration varchar(190) NOT NULL PRIMARY KEY, kept integer NOT NULL)`,
  );
  const originals = migrations.map((migration) => migration.up);
  for (const migration of migrations) {
    const up = migration.up.bind(migration);
    migration.up = () => goOn(runner, migration.constructor.name, up);
  }
  try {
    await work();
    await runner.query(`DROP TABLE ${PROGRESS}`);
  } finally {
    migrations.forEach((migration, index) => {
      migration.up = originals[index] ?? migration.up;
    });
  }
}

async function goOn(
  runner: QueryRunner,
  name: string,
  up: (runner: QueryRunner) => Promise<void>,
): Promise<void> {
  const query = runner.query.bind(runner) as Query;
  const progress = await begin(query, name);
  const own = {
    query: runner.query,
    dropColumn: runner.dropColumn,
    dropIndex: runner.dropIndex,
    dropForeignKey: runner.dropForeignKey,
  };
  const counted = new CountedQueries(query, name, progress);
  runner.query = ((sql: string, ...rest: unknown[]) =>
    counted.run(sql, rest)) as QueryRunner['query'];
  if (progress.isResumed) passOverWhatIsGone(runner);
  try {
    await up(runner);
    await counted.end();
  } finally {
    Object.assign(runner, own);
  }
}

async function begin(query: Query, name: string): Promise<Progress> {
  const rows = (await query(`SELECT kept FROM ${PROGRESS} WHERE migration = ?`, [name])) as {
    kept: number | string;
  }[];
  const [row] = rows;
  if (row === undefined)
    await query(`INSERT INTO ${PROGRESS} (migration, kept) VALUES (?, 0)`, [name]);
  return { isResumed: row !== undefined, kept: Number(row?.kept ?? 0) };
}

class CountedQueries {
  /** Changes of rows met so far. */
  private met = 0;
  /** TypeORM began a transaction before the migration. */
  private isOpen = true;

  constructor(
    private readonly query: Query,
    private readonly name: string,
    private readonly progress: Progress,
  ) {}

  async run(sql: string, rest: unknown[]): Promise<unknown> {
    if (OF_SCHEMA.test(sql)) return this.changeSchema(sql, rest);
    if (!OF_ROWS.test(sql)) return this.query(sql, ...rest);
    this.met += 1;
    if (this.met <= this.progress.kept) return nothing(rest);
    await this.open();
    return this.query(sql, ...rest);
  }

  /** It commits what is open, so how far that goes is written down first. */
  private async changeSchema(sql: string, rest: unknown[]): Promise<unknown> {
    if (this.isOpen && this.met > this.progress.kept)
      await this.query(`UPDATE ${PROGRESS} SET kept = ? WHERE migration = ?`, [
        this.met,
        this.name,
      ]);
    this.isOpen = false;
    try {
      return await this.query(sql, ...rest);
    } catch (error) {
      const { errno } = (error as { driverError?: { errno?: number } }).driverError ?? {};
      if (this.progress.isResumed && errno !== undefined && DONE_BEFORE.has(errno))
        return nothing(rest);
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.open();
    await this.query(`DELETE FROM ${PROGRESS} WHERE migration = ?`, [this.name]);
  }

  private async open(): Promise<void> {
    if (!this.isOpen) await this.query('START TRANSACTION');
    this.isOpen = true;
  }
}

/** The answer to a statement that was made before: as rows, or structured where TypeORM asks for that. */
const nothing = ([, isStructured]: unknown[]): unknown =>
  isStructured === true ? { raw: [], records: [], affected: 0 } : [];

/** These look for what they take away before they ask the server, and stumble when it is gone. */
function passOverWhatIsGone(runner: QueryRunner): void {
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
