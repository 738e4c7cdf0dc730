import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ManagedProcess } from '../../../tools/services/child-process.ts';
import { freePort } from '../../../tools/services/free-port.ts';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { migrations } from '../../migrations/index.js';
import { expectOk, readDossier } from '../kit/dossier-flow.js';
import { waitUntilDrained } from '../kit/job-queries.js';
import { expectLedgerBalanced } from '../kit/ledger-queries.js';
import {
  createLegacyDatabase,
  LEGACY_ADMIN,
  LEGACY_CREDITS,
  LEGACY_FITTER,
  LEGACY_MAIL,
  LEGACY_STATUSES,
} from '../kit/legacy-database.js';
import { mailbox, portal, setPortal } from '../kit/portal.js';
import { RELAXED_LIMITS } from '../kit/setup.js';
import { openSql, type Sql } from '../kit/sql-client.js';
import { logInAs, sql } from '../kit/account-fixtures.js';

const MAIN = resolve(import.meta.dirname, '../../dist/src/main.js');
const START_MS = 220_000;
const TABLES = [
  'accounts',
  'refresh_sessions',
  'active_packages',
  'credit_movements',
  'dossier_status_changes',
  'dossier_sendings',
  'uploaded_files',
  'notifications',
];

type Place = Parameters<NonNullable<Parameters<typeof startPortal>[0]['prepare']>>[0];

let running: Portal;
/** Database contents before the upgrade. */
let before: { counts: number[]; data: unknown[] };
/** How many migrations had run when the processes were killed. */
const killedAt: number[] = [];

const ran = async (database: Sql): Promise<number> =>
  Number((await database.rows<{ n: number }>('SELECT COUNT(*) AS n FROM migrations'))[0]?.n);
const contents = async (database: Sql) => ({
  counts: await Promise.all(
    TABLES.map(async (table) =>
      Number((await database.rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n),
    ),
  ),
  data: (
    await database.rows<{ data: string | object }>(
      'SELECT data FROM dossiers WHERE id <= 7 ORDER BY id',
    )
  ).map(({ data }): unknown => (typeof data === 'string' ? JSON.parse(data) : data)),
});

/** Servers started at the same moment on the same database. */
async function servers(
  { env, log }: Place,
  count = 2,
): Promise<{ child: ManagedProcess; port: number }[]> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  return ports.map((port) => ({
    port,
    child: new ManagedProcess(process.execPath, [MAIN], {
      env: { ...env, PORT: String(port) },
      log,
    }),
  }));
}

/** Both killed as soon as the upgrade has begun. */
async function killedInTheMidst(place: Place, database: Sql): Promise<void> {
  const was = await ran(database);
  const started = await servers(place);
  const end = Date.now() + START_MS;
  while ((await ran(database)) === was && Date.now() < end) await pause(1);
  await Promise.all(started.map(({ child }) => child.kill9()));
  killedAt.push(await ran(database));
}

async function prepare(place: Place): Promise<void> {
  const { kind } = portal();
  await createLegacyDatabase(
    kind === 'sqlite'
      ? { kind: 'sqlite', file: place.database }
      : { kind: 'server', url: place.database },
  );
  const database = openSql({ kind, database: place.database });
  before = await contents(database);
  for (let times = 0; times < 2; times += 1) await killedInTheMidst(place, database);
  // On SQLite a single server runs, beside its demo data; the kills above cover two concurrent
  // migrations.
  const started = await servers(place, kind === 'sqlite' ? 1 : 2);
  await Promise.all(
    started.map(({ child, port }) =>
      child.waitUntilReady(
        async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).ok,
        'A server',
        START_MS,
      ),
    ),
  );
  expect(new Set(await Promise.all(started.map(({ child }) => child.stop())))).toEqual(
    new Set([0]),
  );
  await database.close();
}

beforeAll(async () => {
  const { kind } = portal();
  running = await startPortal({ kind, env: RELAXED_LIMITS, prepare });
  setPortal(running);
}, 900_000);
afterAll(async () => {
  await running.stop();
});

describe('an upgrade from an early release, with two servers started at once and killed -9 on the way', () => {
  it('runs every migration once', async () => {
    expect(killedAt[0]).toBeLessThan(migrations.length);
    const names = (await sql().rows<{ name: string }>('SELECT name FROM migrations'))
      .map(({ name }) => name)
      .sort();
    expect(names).toEqual(migrations.map(({ name }) => name).sort());
  });

  it('loses nothing', async () => {
    const { data, counts } = await contents(sql());
    expect(data).toEqual(before.data);
    // Work left over adds to some of them, and takes from none.
    counts.forEach((count, index) =>
      expect([TABLES[index], count >= (before.counts[index] ?? 0)]).toEqual([TABLES[index], true]),
    );
    await expectLedgerBalanced(1);
  });

  it('finishes the jobs that were under way', async () => {
    await waitUntilDrained(180_000);
    expect((await mailbox().listTo(LEGACY_MAIL)).map(({ subject }) => subject).sort()).toEqual([
      'In attesa',
      'Interrotta',
    ]);
  }, 200_000);

  it('shows fitter and back office what they had', async () => {
    const me = await logInAs({ id: 1, email: LEGACY_FITTER });
    const admin = await logInAs({ id: 2, email: LEGACY_ADMIN });
    const codes = await Promise.all(
      LEGACY_STATUSES.map(async (_, index) => (await readDossier(me.http, index + 1)).status.code),
    );
    expect(codes).toEqual(LEGACY_STATUSES);
    const debited = LEGACY_STATUSES.filter((code) =>
      ['SENT', 'ACCEPTED', 'SENTTOENEA', 'SELLED'].includes(code),
    ).length;
    expect(await expectOk(me.http.get('Accounts/credit'))).toBe(
      (LEGACY_CREDITS - debited * 100) / 100,
    );
    // Found by a part of the name, in an index that came with the upgrade.
    const found = await expectOk<{ id: number }[]>(
      admin.http.get('Module/getAll', { query: { state: 'RECEIVED', search: 'rughet' } }),
    );
    expect(
      found
        .map(({ id }) => id)
        .filter((id) => id <= LEGACY_STATUSES.length)
        .sort(),
    ).toEqual([2, 3, 5]);
  }, 240_000);
});
