import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, ReplicationMode } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { waitAtMost } from '../time/time-limit.util.js';

/** How long whoever serves requests waits for a statement, with the wait for a free connection. */
const STATEMENT_LIMIT_MS = 8_000;

/** Databases whose statements are limited, unless a job makes them. */
const limitedSources = new WeakSet<DataSource>();
const jobStorage = new AsyncLocalStorage<true>();

/** The database server did not answer a request in time. */
class DatabaseTimeoutError extends Error {
  readonly code = 'DATABASE_TIMEOUT';

  constructor() {
    super('The database did not answer in time');
    this.name = 'DatabaseTimeout';
  }
}

/**
 * Limits the statements of a process that serves requests, from now on. Those of timers too: requests
 * wait for what a timer reads for all of them.
 */
export const limitStatements = (dataSource: DataSource): void => {
  limitedSources.add(dataSource);
};

/** Runs a job without the limit, in a process that also serves requests. */
export const runWithoutStatementLimit = <T>(work: () => T): T => jobStorage.run(true, work);

/**
 * Lets statements be given up that a server which hangs never answers. Jobs, commands and
 * migrations take as long as they need, so this is decided by the caller and not by a setting of
 * the server (MariaDB's `max_statement_time`, which a server that hangs does not apply either).
 * The query timeout of mysql2 only stops waiting and would hand the busy connection on to the next
 * request: here the connection is closed, and the server rolls its transaction back.
 */
export function prepareStatementLimit(dataSource: DataSource): void {
  const driver = dataSource.driver as MysqlDriver;
  driver.createQueryRunner = (mode: ReplicationMode) => new LimitedQueryRunner(driver, mode);
}

interface ClosableConnection {
  destroy(): void;
  release(): void;
  stream: { destroy(): void };
}

class LimitedQueryRunner extends MysqlQueryRunner {
  private hasGivenUp = false;

  override async connect(): Promise<ClosableConnection> {
    const connection = (await super.connect()) as ClosableConnection;
    if (!this.hasGivenUp) return connection;
    // It became free after the request was answered: the statement must not run any more.
    connection.release();
    throw new DatabaseTimeoutError();
  }

  override async query(
    statement: string,
    parameters?: unknown[],
    useStructuredResult?: boolean,
  ): Promise<unknown> {
    if (this.hasGivenUp) throw new DatabaseTimeoutError();
    const answer = super.query(statement, parameters, useStructuredResult) as Promise<unknown>;
    // A commit is waited for: a caller who is told that it failed might do the work again.
    const isLimited = limitedSources.has(this.dataSource) && jobStorage.getStore() === undefined;
    if (!isLimited || statement === 'COMMIT') return answer;
    return waitAtMost(answer, STATEMENT_LIMIT_MS, () => {
      this.giveUp();
      return new DatabaseTimeoutError();
    });
  }

  private giveUp(): void {
    this.hasGivenUp = true;
    const connection = this.databaseConnection as ClosableConnection | undefined;
    connection?.destroy();
    // Ends the socket at once; `destroy` alone would wait until everything is sent.
    connection?.stream.destroy();
  }
}
