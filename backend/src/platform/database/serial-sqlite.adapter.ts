import { Mutex } from 'async-mutex';
import type { DataSource, ReplicationMode } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';

/**
 * Serialises SQLite transactions: TypeORM gives every caller the same query runner, so a rollback
 * of one would silently discard the rows of another. Here each has its own runner, which gets the
 * single connection for one statement or from BEGIN to COMMIT.
 */
export function serialiseSqliteTransactions(dataSource: DataSource): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const mutex = new Mutex();
  driver.createQueryRunner = (_mode: ReplicationMode) => new SerialQueryRunner(driver, mutex);
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
    return this.mutex.runExclusive(() => super.query(statement, parameters, useStructuredResult));
  }

  override async startTransaction(
    isolationLevel?: Parameters<BetterSqlite3QueryRunner['startTransaction']>[0],
  ): Promise<void> {
    const outermost = !this.holdsMutex;
    if (outermost) {
      await this.mutex.acquire();
      this.holdsMutex = true;
    }
    try {
      await super.startTransaction(isolationLevel);
    } catch (error) {
      if (outermost) {
        this.isTransactionActive = false;
        this.releaseMutex();
      }
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

  private releaseMutex(): void {
    if (!this.holdsMutex) return;
    this.holdsMutex = false;
    this.mutex.release();
  }
}
