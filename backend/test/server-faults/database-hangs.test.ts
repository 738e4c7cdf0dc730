import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import {
  createDatabase,
  RELAXED_COMMIT_OPTIONS,
  startMariadb,
  type Mariadb,
} from '../../../tools/services/mariadb.ts';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import {
  createDataSourceOptions,
  limitStatements,
  openDataSource,
  runWithoutStatementLimit,
} from '../../src/platform/database/index.js';
import { ecobonusForm } from '../kit/dossier-fixtures.js';
import { save, type Member } from '../kit/dossier-flow.js';
import { logInAs, createAccount } from '../kit/account-fixtures.js';
import { setPortal } from '../kit/portal.js';
import { RELAXED_LIMITS } from '../kit/setup.js';
import { newUnitOfWork } from '../kit/unit-of-work.js';
import { waitUntil } from '../kit/wait-until.js';

/** The limit of a statement is 8 s; the rest is for a busy machine. */
const ANSWERED_WITHIN_MS = 15_000;

async function measure<T>(work: Promise<T>): Promise<{ answer: T; ms: number }> {
  const since = performance.now();
  const answer = await work;
  return { answer, ms: performance.now() - since };
}

describe('a transaction of a request', () => {
  let mariadb: Mariadb;
  let dataSource: DataSource;
  let insertTwice: () => Promise<void>;

  beforeAll(async () => {
    mariadb = await startMariadb(RELAXED_COMMIT_OPTIONS);
    const url = await createDatabase(mariadb.url, 'hangs');
    // One connection: what is not given back is missed by the next caller.
    const options = await createDataSourceOptions({ kind: 'server', url }, [], 1);
    dataSource = await openDataSource({ ...options, migrations: [] });
    await dataSource.query('CREATE TABLE entries (id integer PRIMARY KEY AUTO_INCREMENT)');
    const unit = newUnitOfWork(dataSource);
    insertTwice = () =>
      unit.run(async (manager) => {
        await manager.query('INSERT INTO entries VALUES ()');
        process.kill(mariadb.pid, 'SIGSTOP');
        await manager.query('INSERT INTO entries VALUES ()');
      });
    limitStatements(dataSource);
  }, 120_000);
  afterAll(async () => {
    process.kill(mariadb.pid, 'SIGCONT');
    await dataSource.destroy();
    await mariadb.stop();
  });

  const countRows = async () => {
    const [row] = await dataSource.query<{ n: number }[]>('SELECT COUNT(*) AS n FROM entries');
    return Number(row?.n);
  };

  it('is given up and rolled back whole when the server hangs', async () => {
    const { answer, ms } = await measure(insertTwice().catch((error: unknown) => error));
    expect(answer).toMatchObject({ code: 'DATABASE_TIMEOUT' });
    expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
    // The only connection is closed: whoever comes next waits for a new one as long, and no longer.
    const next = await measure(countRows().catch(() => null));
    expect(next.answer).toBeNull();
    expect(next.ms).toBeLessThan(ANSWERED_WITHIN_MS);
    process.kill(mariadb.pid, 'SIGCONT');
    await waitUntil(() => countRows().catch(() => null), 'the database to answer again');
    expect(await countRows()).toBe(0);
  }, 120_000);

  it('of a job waits until the server goes on', async () => {
    const waiting = runWithoutStatementLimit(insertTwice);
    const resumed = new Promise<void>((resolve) => {
      setTimeout(() => {
        process.kill(mariadb.pid, 'SIGCONT');
        resolve();
      }, 10_000);
    });
    await waiting;
    await resumed;
    expect(await countRows()).toBe(2);
  }, 120_000);
});

describe('the portal with a database that hangs', () => {
  let running: Portal;
  let me: Member;
  beforeAll(async () => {
    running = await startPortal({ kind: 'mariadb', env: RELAXED_LIMITS, isAlone: true });
    setPortal(running);
    me = await logInAs(await createAccount({}));
  }, 240_000);
  afterAll(async () => {
    await running.stop();
  });

  it('answers every request with a 503 in time, says so in ready, and goes on afterwards', async () => {
    await save(me.http, ecobonusForm());
    const pid = running.services.mariadb?.pid ?? 0;
    const pids = running.pids();
    process.kill(pid, 'SIGSTOP');
    try {
      const requests = Array.from({ length: 15 }, () => [
        measure(me.http.get('Module/getAll?state=DRAFT')),
        measure(me.http.get('Accounts/credit')),
      ]).flat();
      // As probes ask, without a login.
      const ready = await measure(fetch(`${running.origin}/api/health/ready`));
      expect(ready.answer.status).toBe(503);
      expect(await ready.answer.json()).toMatchObject({ code: 'unavailable', away: ['database'] });
      expect(ready.ms).toBeLessThan(5_000);
      expect((await fetch(`${running.origin}/api/health/live`)).status).toBe(200);
      for (const { answer, ms } of await Promise.all(requests)) {
        expect([answer.status, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
        expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
      }
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await waitUntil(
      async () => ((await me.http.get('health/ready')).status === 200 ? true : null),
      'the portal to be ready',
      60_000,
    );
    await save(me.http, ecobonusForm());
    expect((await me.http.get('Module/getAll?state=DRAFT')).json()).toHaveLength(2);
    expect(running.pids()).toEqual(pids);
  }, 240_000);
});
