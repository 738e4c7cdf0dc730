import type { QueryRunner } from 'typeorm';
import type { DatabaseConfig } from '../platform/config/index.js';
import { isSqlite } from '../platform/database/index.js';
import { listMigrationNames, openDatabase, listTableNames } from './database-access.util.js';

export type Row = Record<string, string | number | null>;

const PAGE_SIZE = 500;

/** Reads every table as of the same moment, while other processes keep writing. */
export class DatabaseSnapshot {
  private constructor(
    private readonly runner: QueryRunner,
    readonly migrations: string[],
    readonly tables: string[],
  ) {}

  /** Runs `work` on what the database held when it began. */
  static async withSnapshot<T>(
    database: DatabaseConfig,
    work: (snapshot: DatabaseSnapshot) => Promise<T>,
  ): Promise<T> {
    const dataSource = await openDatabase(database);
    const runner = dataSource.createQueryRunner();
    try {
      if (isSqlite(runner.connection)) await runner.query('BEGIN');
      else {
        await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
        await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
      }
      // SQLite takes its snapshot with the first read, which this is.
      const snapshot = new DatabaseSnapshot(
        runner,
        await listMigrationNames(runner),
        await listTableNames(runner),
      );
      return await work(snapshot);
    } finally {
      await runner.query('ROLLBACK').catch(() => undefined);
      await runner.release();
      await dataSource.destroy();
    }
  }

  async *readRows(table: string): AsyncGenerator<Row> {
    yield* isSqlite(this.runner.connection) ? this.readRowsByRowId(table) : this.streamRows(table);
  }

  private async *readRowsByRowId(table: string): AsyncGenerator<Row> {
    for (let last = Number.MIN_SAFE_INTEGER; ;) {
      const rows = (await this.runner.query(
        `SELECT rowid AS backup_rowid, * FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${PAGE_SIZE}`,
        [last],
      )) as Row[];
      for (const { backup_rowid: rowId, ...row } of rows) {
        last = Number(rowId);
        yield row;
      }
      if (rows.length < PAGE_SIZE) return;
    }
  }

  private async *streamRows(table: string): AsyncGenerator<Row> {
    for await (const row of await this.runner.stream(`SELECT * FROM \`${table}\``))
      yield toPlainRow(row as Record<string, unknown>);
  }
}

/** Servers hand JSON over parsed; written it goes as text. */
const toPlainRow = (row: Record<string, unknown>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  ) as Row;
