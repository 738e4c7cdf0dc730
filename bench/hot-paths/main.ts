/**
 * `npm run bench -- hot-paths [part of a case's name]`: the portal's hot paths beside a bare program on the
 * same stack and one without framework, in the same run on the same database. The table goes into
 * `docs/bench.md`, unless a case is named; the last lines are `ratio <case> <percent>`.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { ManagedProcess } from '../../tools/services/child-process.ts';
import { freePort } from '../../tools/services/free-port.ts';
import { startMariadb } from '../../tools/services/mariadb.ts';
import { startPortal } from '../../tools/testkit/portal.ts';
import { createLoadCases } from '../load-cases.ts';
import { measureSingleCallerLatency } from '../single-caller-latency.ts';
import { compareWithBaseline } from '../compare-with-baseline.ts';
import { finishReport } from '../finish-report.ts';
import { waitForBackgroundWork } from '../background-work.ts';
import { seedAccounts } from '../seed-accounts.ts';
import { DOSSIERS, seedDossiers, createTemplateDossier } from '../seed-data.ts';

const ONLY = process.argv[2] ?? '';
const JWT_SECRET = randomBytes(32).toString('base64url');
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const mariadb = await startMariadb(['--innodb-buffer-pool-size=1G']);
process.env['PRATICHE_TEST_MARIADB'] = mariadb.url;
const portal = await startPortal({
  kind: 'mariadb',
  env: {
    JWT_SECRET,
    SIGNATURE_KEYS: JWT_SECRET,
    LOGIN_ATTEMPTS: '1000',
    ...(process.env['BENCH_PORTAL_OPTIONS']
      ? { NODE_OPTIONS: process.env['BENCH_PORTAL_OPTIONS'] }
      : {}),
  },
});
/** A program of the bench that does the same work on the same database. */
async function startProgram(entry: string) {
  const port = await freePort();
  const log = join(folder, `${entry}.log`);
  const child = new ManagedProcess(
    process.execPath,
    ['--import', './tools/typescript.mjs', `bench/${entry}/main.ts`],
    {
      cwd: join(import.meta.dirname, '../..'),
      log,
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_URL: portal.database,
        JWT_SECRET,
        SIGNATURE_KEYS: JWT_SECRET,
      },
    },
  );
  return { origin: `http://127.0.0.1:${port}`, child, log };
}
const nest = await startProgram('nest');
const bare = await startProgram('baseline');

/** Read requests change nothing and can be repeated. */
const isRead = (name: string): boolean => name.includes('list');

try {
  for (const { child, origin, log } of [nest, bare])
    await child.waitUntilReady(async () => (await fetch(`${origin}/list`)).status === 401, log);
  const connection = await createConnection({
    uri: portal.database.replace(/^mariadb:/, 'mysql:'),
    timezone: 'Z',
  });
  console.log(`Laying out ${DOSSIERS} dossiers`);
  const stage = await seedAccounts(connection, portal.origin);
  const first = stage.fitters[0];
  if (first === undefined) throw new Error('No fitter');
  const { id, mandatory } = await createTemplateDossier(portal.origin, first);
  await seedDossiers(connection, id, stage.fitters, stage.admin.id);
  const all = await createLoadCases({
    connection,
    origin: portal.origin,
    stage,
    patternId: id,
    mandatory,
  });
  const { table, lines, ratios } = await compareWithBaseline(
    all.filter(({ name }) => name.includes(ONLY)),
    {
      portal: { origin: portal.origin, pids: [...portal.pids(), mariadb.pid] },
      nest: { origin: nest.origin, pids: [nest.child.pid, ...portal.pids(), mariadb.pid] },
      bare: { origin: bare.origin, pids: [bare.child.pid, ...portal.pids(), mariadb.pid] },
    },
    () => waitForBackgroundWork(connection),
  );
  const reads = all
    .filter(({ name }) => isRead(name) && name.includes(ONLY))
    .map(({ name, portal: next }) => ({ name, next, isLimited: true }));
  const latency = await measureSingleCallerLatency(portal.origin, [
    ...reads,
    {
      name: 'work board',
      isLimited: false,
      next: () => ({ method: 'GET', path: '/api/Module/board', token: stage.admin.token }),
    },
  ]);
  await finishReport({
    title: 'Portal and bare programs',
    conditions: `${DOSSIERS} dossiers`,
    tables: [table],
    lines: [...lines, ...latency],
    isWhole: ONLY === '',
  });
  console.log(`\n${ratios}`);
  await connection.end();
} catch (error) {
  for (const { log } of [nest, bare]) console.error((await readFile(log, 'utf8')).slice(-2_000));
  console.error((await portal.log()).slice(-2_000));
  throw error;
} finally {
  await Promise.all([nest.child.stop(), bare.child.stop()]);
  await portal.stop();
  await mariadb.stop();
  await rm(folder, { recursive: true, force: true });
}
