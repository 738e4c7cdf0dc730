import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { setTimeout as pause } from 'node:timers/promises';
import { startPortal, type Portal } from '../../tools/testkit/portal.ts';
import { readCpuTimeMs } from '../cpu-time.ts';
import { createLoadCases } from '../load-cases.ts';
import { generateLoad, type LoadExtent, type LoadRequest } from '../load-generator.ts';
import { seedAccounts } from '../seed-accounts.ts';
import { createDossierBody, createTemplateDossier, seedDossiers, DOSSIERS } from '../seed-data.ts';
import { seedReadyDrafts } from '../seed-drafts.ts';

/** Requests of a round where each needs a dossier of its own. */
const DOSSIERS_PER_ROUND = 300;
const SAVED_DOSSIERS = 3_000;
const EXPORT_POLL_MS = 50;
/** The end of a load leaves in-flight requests that the database still processes. */
const SETTLE_MS = 1_000;
/** One round of one case; times in milliseconds, processor time per call and with the database's. */
export interface BuildMeasurement {
  cpu: number;
  p50: number;
  p99: number;
}

/** A portal of one build with seeded data, and what is measured on it. */
export interface BuildUnderTest {
  cases: { name: string; measure: () => Promise<BuildMeasurement> }[];
  stop(): Promise<void>;
}

/** @param databasePid of the server that both builds share; only one of them works at a time */
export async function startBuild(root: string, databasePid: number): Promise<BuildUnderTest> {
  const portal = await startPortal({ kind: 'mariadb', root, env: { LOGIN_ATTEMPTS: '1000' } });
  const connection = await createConnection({
    uri: portal.database.replace(/^mariadb:/, 'mysql:'),
    timezone: 'Z',
  });
  try {
    const stage = await seedAccounts(connection, portal.origin);
    const [fitter] = stage.fitters;
    if (fitter === undefined) throw new Error('No fitter');
    const { id, mandatory } = await createTemplateDossier(portal.origin, fitter);
    console.log(`Laying out ${DOSSIERS} dossiers for ${root}`);
    await seedDossiers(connection, id, stage.fitters, stage.admin.id);
    const [[template]] = await connection.query<RowDataPacket[]>(
      'SELECT version FROM dossiers WHERE id = ?',
      [id],
    );
    const drafts = await seedReadyDrafts(connection, id, mandatory, stage.fitters, SAVED_DOSSIERS);
    const form = JSON.parse(createDossierBody()) as Record<string, unknown>;
    const nextSave = (): LoadRequest => {
      const draft = drafts.pop();
      if (draft === undefined) throw new Error('No draft left to save');
      const body = JSON.stringify({ ...form, id: draft.id, version: template?.['version'] });
      return { method: 'PUT', path: '/api/Module', token: draft.token, body };
    };
    const loads = await createLoadCases({
      connection,
      origin: portal.origin,
      stage,
      patternId: id,
      mandatory,
    });
    const measureLoad = (next: () => LoadRequest, extent: LoadExtent) => () =>
      measureLoadWithCpu(portal, databasePid, next, extent);
    const each: LoadExtent = { amount: DOSSIERS_PER_ROUND };
    const seconds: LoadExtent = { seconds: Number(process.env['BENCH_SECONDS'] ?? 5) };
    const nextAuthorised = (): LoadRequest => ({
      method: 'GET',
      path: '/api/Works',
      token: fitter.token,
    });
    return {
      cases: [
        { name: 'start', measure: () => measureStart(portal) },
        { name: 'authorised call (own tasks)', measure: measureLoad(nextAuthorised, seconds) },
        ...loads.map(({ name, portal: next, extent, cleanUp }) => ({
          name,
          measure: async () => {
            const measured = await measureLoad(next, 'amount' in extent ? each : extent)();
            await cleanUp?.();
            return measured;
          },
        })),
        { name: 'save', measure: measureLoad(nextSave, each) },
        {
          name: 'export of all processed dossiers',
          measure: () => measureExport(portal, databasePid, stage.admin.token),
        },
      ],
      stop: async () => {
        await connection.end();
        await portal.stop();
      },
    };
  } catch (error) {
    console.error((await portal.log()).slice(-2_000));
    await connection.end();
    await portal.stop();
    throw error;
  }
}

async function measureLoadWithCpu(
  portal: Portal,
  databasePid: number,
  next: () => LoadRequest,
  extent: LoadExtent,
): Promise<BuildMeasurement> {
  await pause(SETTLE_MS);
  const pids = [...portal.pids(), databasePid];
  const before = readCpuTimeMs(pids);
  const { answers, p50, p99 } = await generateLoad(portal.origin, next, extent);
  return { cpu: (readCpuTimeMs(pids) - before) / answers, p50, p99 };
}

/** Processor time of the http process alone until it is ready. */
async function measureStart(portal: Portal): Promise<BuildMeasurement> {
  await portal.kill9('http');
  const since = performance.now();
  await portal.start('http');
  const taken = performance.now() - since;
  return { cpu: readCpuTimeMs(portal.pids().slice(0, 1)), p50: taken, p99: taken };
}

/** From the request to the finished file. */
async function measureExport(
  portal: Portal,
  databasePid: number,
  token: string,
): Promise<BuildMeasurement> {
  await pause(SETTLE_MS);
  const pids = [...portal.pids(), databasePid];
  const before = readCpuTimeMs(pids);
  const since = performance.now();
  const ask = async (path: string): Promise<{ id: number; state: string }> => {
    const answer = await fetch(`${portal.origin}/api/${path}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: number; state: string };
  };
  let task = await ask('Module/getallexcel?state=ELABORATED');
  while (task.state === 'queued' || task.state === 'running') {
    await pause(EXPORT_POLL_MS);
    task = await ask(`Works/${task.id}`);
  }
  if (task.state !== 'done') throw new Error(`The export ended as ${task.state}`);
  const taken = performance.now() - since;
  return { cpu: readCpuTimeMs(pids) - before, p50: taken, p99: taken };
}
