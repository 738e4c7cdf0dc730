import { setTimeout as pause } from 'node:timers/promises';
import { TransactionHost } from '@nestjs-cls/transactional';
import type { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import { Injectable } from '@nestjs/common';
import { QueryFailedError, type EntityManager } from 'typeorm';
import {
  currentTransaction,
  runInTransactionContext,
  type TransactionContext,
} from './transaction-context.util.js';

const MAX_ATTEMPTS = 8;
const BASE_BACKOFF_MS = 10;

/** Deadlock, lock wait timeout, and MariaDB's "record has changed since last read". */
const RETRYABLE_ERROR_CODES = new Set([1213, 1205, 1020]);

/** The only way to open a transaction. Inside it every injected manager and repository is the transaction's. */
@Injectable()
export class UnitOfWork {
  constructor(private readonly transactionHost: TransactionHost<TransactionalAdapterTypeOrm>) {}

  /**
   * Runs `work` in one transaction, or joins the open one; any error rolls everything back and is
   * rethrown. On a deadlock the outermost `work` runs again, so it must change nothing but the
   * database. A query that bypasses the transaction throws.
   */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (currentTransaction() !== null) return work(this.transactionHost.tx);
    for (let run = 1; ; run += 1) {
      try {
        return await this.runOnce(work);
      } catch (error) {
        if (run >= MAX_ATTEMPTS || !isRetryableConflict(error)) throw error;
        await pause(BASE_BACKOFF_MS * 2 ** run * Math.random());
      }
    }
  }

  private async runOnce<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const context: TransactionContext = { isOpen: true, afterCommit: new Set() };
    const inside = () => runInTransactionContext(context, () => work(this.transactionHost.tx));
    const result = await this.transactionHost.withTransaction(inside);
    for (const action of context.afterCommit) action();
    return result;
  }
}

/**
 * Runs `action` once the open transaction has committed, and never after a rollback; without an
 * open transaction it runs at once.
 */
export function afterCommit(action: () => void): void {
  const context = currentTransaction();
  if (context === null) action();
  else context.afterCommit.add(action);
}

function isRetryableConflict(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { errno, code } = error.driverError as { errno?: number; code?: string };
  return (errno !== undefined && RETRYABLE_ERROR_CODES.has(errno)) || code === 'SQLITE_BUSY';
}
