import type { DataSource, ReplicationMode } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import { Turnstile } from './turnstile.js';

/**
 * TypeORM gives every caller the same SQLite query runner, so two transactions at once become one and a rollback of
 * the first silently takes the rows of the second. Here every caller gets a runner of its own, and the one connection
 * is passed between them first in, first out: for one statement, or from BEGIN to COMMIT.
 */
export function serialiseSqlite(dataSource: DataSource): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const turnstile = new Turnstile();
  driver.createQueryRunner = (_mode: ReplicationMode) => new SerialQueryRunner(driver, turnstile);
}

class SerialQueryRunner extends BetterSqlite3QueryRunner {
  private holds = false;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly turnstile: Turnstile,
  ) {
    super(driver);
  }

  override async query(sql: string, parameters?: unknown[], useStructuredResult?: boolean) {
    // IMMEDIATE: a transaction that reads first and writes later cannot be refused half way by another process.
    const statement = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
    if (this.holds) return super.query(statement, parameters, useStructuredResult);
    return this.turnstile.pass(() => super.query(statement, parameters, useStructuredResult));
  }

  override async startTransaction(
    isolationLevel?: Parameters<BetterSqlite3QueryRunner['startTransaction']>[0],
  ): Promise<void> {
    const outermost = !this.holds;
    if (outermost) {
      await this.turnstile.enter();
      this.holds = true;
    }
    try {
      await super.startTransaction(isolationLevel);
    } catch (error) {
      if (outermost) {
        this.isTransactionActive = false;
        this.leave();
      }
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) this.leave();
  }

  override async rollbackTransaction(): Promise<void> {
    const outermost = this.transactionDepth <= 1;
    try {
      await super.rollbackTransaction();
    } finally {
      if (outermost) this.leave();
    }
  }

  override async release(): Promise<void> {
    if (this.holds && this.isTransactionActive) await this.rollbackTransaction();
    await super.release();
  }

  private leave(): void {
    if (!this.holds) return;
    this.holds = false;
    this.turnstile.leave();
  }
}
