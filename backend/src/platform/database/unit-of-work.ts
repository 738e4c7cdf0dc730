import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { isSqlite } from './is-sqlite.js';
import { asOpenWork, openWork, type OpenWork } from './open-work.js';

const MAX_RUNS = 8;
const FIRST_PAUSE_MS = 10;

/** Deadlock, lock wait timeout, and MariaDB's "record has changed since last read". */
const CONFLICTS = new Set([1213, 1205, 1020]);

/** The only way to open a transaction. */
@Injectable()
export class UnitOfWork {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in one transaction and commits it; any error rolls everything back and is thrown on.
   * On a deadlock the whole of `work` runs again in a new transaction, so it must touch nothing but the manager.
   * Queries inside that do not use the manager throw, and so does a unit of work inside another.
   */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (openWork() !== null)
      throw new Error(
        'A unit of work is already open: pass its manager on instead of opening another',
      );
    for (let run = 1; ; run += 1) {
      try {
        return await this.once(work);
      } catch (error) {
        if (run >= MAX_RUNS || !isConflict(error)) throw error;
        await pause(FIRST_PAUSE_MS * 2 ** run * Math.random());
      }
    }
  }

  private async once<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const open: OpenWork = { live: true, afterCommit: new Set() };
    const isolation = isSqlite(this.dataSource) ? [] : (['READ COMMITTED'] as const);
    const body = (manager: EntityManager) => asOpenWork(open, () => work(manager));
    const result = await (isolation.length === 0
      ? this.dataSource.transaction(body)
      : this.dataSource.transaction(isolation[0], body));
    for (const action of open.afterCommit) action();
    return result;
  }
}

/** Runs `action` once the open unit of work has committed, and never if it does not. */
export function afterCommit(action: () => void): void {
  const open = openWork();
  if (open === null) throw new Error('No unit of work is open');
  open.afterCommit.add(action);
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { errno, code } = error.driverError as { errno?: number; code?: string };
  return (errno !== undefined && CONFLICTS.has(errno)) || code === 'SQLITE_BUSY';
}
