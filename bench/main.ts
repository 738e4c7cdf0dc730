/**
 * `npm run bench [-- part of a case's name]`: the portal's hot paths beside a bare program doing
 * the same work, in the same run on the same database.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { ManagedProcess } from '../tools/services/child-process.ts';
import { freePort } from '../tools/services/free-port.ts';
import { startMariadb } from '../tools/services/mariadb.ts';
import { startPortal } from '../tools/testkit/portal.ts';
import { createLoadCases } from './load-cases.ts';
import { measureSingleCallerLatency } from './single-caller-latency.ts';
import { compareWithBaseline } from './compare-with-baseline.ts';
import { seedAccounts, DOSSIERS, seedDossiers, createTemplateDossier } from './seed-data.ts';

const JWT_SECRET = randomBytes(32).toString('base64url');
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const mariadb = await startMariadb(['--innodb-buffer-pool-size=1G']);
process.env['PRATICHE_TEST_MARIADB'] = mariadb.url;
const portal = await startPortal({
  kind: 'mariadb',
  env: {
    JWT_SECRET,
    LOGIN_ATTEMPTS: '1000',
    ...(process.env['BENCH_PORTAL_OPTIONS']
      ? { NODE_OPTIONS: process.env['BENCH_PORTAL_OPTIONS'] }
      : {}),
  },
});
const port = await freePort();
const bareOrigin = `http://127.0.0.1:${port}`;
const log = join(folder, 'bare.log');
const bare = new ManagedProcess(
  process.execPath,
  ['--import', './tools/typescript.mjs', 'bench/baseline/main.ts'],
  {
    cwd: join(import.meta.dirname, '..'),
    log,
    env: { ...process.env, PORT: String(port), DATABASE_URL: portal.database, JWT_SECRET },
  },
);

/** Read requests change nothing and can be repeated. */
const isRead = (name: string): boolean => name.includes('list');

try {
  await bare.waitUntilReady(
    async () => (await fetch(`${bareOrigin}/health`)).status === 401,
    'The bare program',
  );
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
  const all = await createLoadCases({ connection, stage, patternId: id, mandatory });
  await compareWithBaseline(
    all.filter(({ name }) => name.includes(process.argv[2] ?? '')),
    {
      portal: { origin: portal.origin, pids: [...portal.pids(), mariadb.pid] },
      baseline: { origin: bareOrigin, pids: [bare.pid, mariadb.pid] },
    },
  );
  const reads = all
    .filter(({ name }) => isRead(name) && name.includes(process.argv[2] ?? ''))
    .map(({ name, portal: next }) => ({ name, next }));
  await measureSingleCallerLatency(portal.origin, [
    ...reads,
    {
      name: 'work board',
      next: () => ({ method: 'GET', path: '/api/Module/board', token: stage.admin.token }),
    },
  ]);
  await connection.end();
} catch (error) {
  console.error((await readFile(log, 'utf8')).slice(-2_000), (await portal.log()).slice(-2_000));
  throw error;
} finally {
  await bare.stop();
  await portal.stop();
  await mariadb.stop();
  await rm(folder, { recursive: true, force: true });
}
