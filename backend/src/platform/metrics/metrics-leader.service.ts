import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { isSqlite } from '../database/index.js';

/** Of the whole database server, so that the database is part of the name. */
const LOCK_NAME = "SHA1(CONCAT('portal_metrics:', DATABASE()))";
/** A leader that is no longer asked for its metrics leaves the place to another process. */
const SILENCE_MS = 150_000;
/** After this long without a message the server ends the connection of a leader whose machine is gone. */
const SERVER_SILENCE_SECONDS = 300;

/**
 * Decides which one of several processes exports what the database says of all of them, so that
 * sums over processes count it once. The leader holds a lock of the database server on a connection
 * of its own: when the process dies, the lock is free for the next one that is asked.
 */
@Injectable()
export class MetricsLeaderService implements BeforeApplicationShutdown {
  private runner: QueryRunner | null = null;
  private asking: Promise<boolean> | null = null;
  private silence: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Whether this process leads now; it takes the place if it is free. */
  async tryLead(): Promise<boolean> {
    // One file, one machine: its processes are not scraped beside each other.
    if (isSqlite(this.dataSource)) return true;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => void this.resign(), SILENCE_MS).unref();
    this.asking ??= this.askServer().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.silence);
    await this.asking?.catch(() => undefined);
    await this.resign();
  }

  private async askServer(): Promise<boolean> {
    if (this.runner !== null) {
      if (await holdsLock(this.runner)) return true;
      await this.resign();
    }
    const runner = this.dataSource.createQueryRunner();
    try {
      if (await readFlag(runner, `GET_LOCK(${LOCK_NAME}, 0)`)) {
        await runner.query(`SET SESSION wait_timeout = ${SERVER_SILENCE_SECONDS}`);
        this.runner = runner;
      }
    } finally {
      if (this.runner !== runner) await runner.release();
    }
    return this.runner === runner;
  }

  /** The lock is released first: in the pool the connection would keep it. */
  private async resign(): Promise<void> {
    const { runner } = this;
    this.runner = null;
    if (runner === null) return;
    await runner.query('SET SESSION wait_timeout = DEFAULT').catch(() => undefined);
    await readFlag(runner, `RELEASE_LOCK(${LOCK_NAME})`).catch(() => undefined);
    await runner.release();
  }
}

/** A connection that broke off has lost the lock. */
const holdsLock = (runner: QueryRunner): Promise<boolean> =>
  readFlag(runner, `IS_USED_LOCK(${LOCK_NAME}) = CONNECTION_ID()`).catch(() => false);

async function readFlag(runner: QueryRunner, expression: string): Promise<boolean> {
  const [row] = (await runner.query(`SELECT ${expression} AS flag`)) as {
    flag: number | string | null;
  }[];
  return Number(row?.flag) === 1;
}
