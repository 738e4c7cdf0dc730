import { setTimeout as pause } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { QueryFailedError, type DataSource, type ReplicationMode } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import { assertDatabaseFileInPlace } from './database-file.util.js';

/** Between two attempts to write while another process holds SQLite's write lock. */
const LOCK_PAUSE_MS = 20;
const READ = /^\s*(?:SELECT|PRAGMA|EXPLAIN|WITH)\b/i;

/**
 * Serialises SQLite transactions: TypeORM gives every caller the same query runner, so a rollback
 * of one would silently discard the rows of another. Here each has its own runner, which gets the
 * single connection for one statement or from BEGIN to COMMIT. SQLite itself would wait for
 * another process's write lock with the whole server standing still: here only who writes waits.
 */
export function serialiseSqliteTransactions(dataSource: DataSource): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const mutex = new Mutex();
  driver.createQueryRunner = (_mode: ReplicationMode) => new SerialQueryRunner(driver, mutex);
  (driver.databaseConnection as { pragma(text: string): unknown }).pragma('busy_timeout = 0');
}

class SerialQueryRunner extends BetterSqlite3QueryRunner {
  private holdsMutex = false;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly mutex: Mutex,
  ) {
    super(driver);
  }

  override async query(sql: string, parameters?: unknown[], useStructuredResult?: boolean) {
    // IMMEDIATE: a transaction that reads first and writes later cannot be refused half way by another process.
    const statement = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
    if (this.holdsMutex) return super.query(statement, parameters, useStructuredResult);
    if (!READ.test(sql)) assertDatabaseFileInPlace(this.dataSource);
    return this.retryWhileLocked(() =>
      this.mutex.runExclusive(() => super.query(statement, parameters, useStructuredResult)),
    );
  }

  override async startTransaction(
    isolationLevel?: Parameters<BetterSqlite3QueryRunner['startTransaction']>[0],
  ): Promise<void> {
    if (this.holdsMutex) return super.startTransaction(isolationLevel);
    assertDatabaseFileInPlace(this.dataSource);
    return this.retryWhileLocked(() => this.startOutermostTransaction(isolationLevel));
  }

  private async startOutermostTransaction(
    isolationLevel: Parameters<BetterSqlite3QueryRunner['startTransaction']>[0],
  ): Promise<void> {
    await this.mutex.acquire();
    this.holdsMutex = true;
    try {
      await super.startTransaction(isolationLevel);
    } catch (error) {
      this.isTransactionActive = false;
      this.releaseMutex();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) this.releaseMutex();
  }

  override async rollbackTransaction(): Promise<void> {
    const outermost = this.transactionDepth <= 1;
    try {
      await super.rollbackTransaction();
    } finally {
      if (outermost) this.releaseMutex();
    }
  }

  override async release(): Promise<void> {
    if (this.holdsMutex && this.isTransactionActive) await this.rollbackTransaction();
    await super.release();
  }

  /** Waits without the connection, so that reads go on; as long as the `timeout` of the options. */
  private async retryWhileLocked<T>(work: () => Promise<T>): Promise<T> {
    const { timeout = 0 } = this.driver.options;
    const end = performance.now() + timeout;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isLockedError(error) || performance.now() >= end) throw error;
        await pause(LOCK_PAUSE_MS);
      }
    }
  }

  private releaseMutex(): void {
    if (!this.holdsMutex) return;
    this.holdsMutex = false;
    this.mutex.release();
  }
}

function isLockedError(error: unknown): boolean {
  return (
    error instanceof QueryFailedError &&
    ((error.driverError as { code?: string }).code ?? '').startsWith('SQLITE_BUSY')
  );
}
