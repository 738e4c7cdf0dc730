import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FailedJobDto, WorkDto } from '@pratiche/api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../../tools/services/free-port.ts';
import { startPortal, type Portal, type ProcessName } from '../../../tools/testkit/portal.ts';
import { createMember, logInAs, reopenSql, sql } from '../kit/account-fixtures.js';
import { waitUntilTaskFinished } from '../kit/background-task-fixtures.js';
import { expectOk, type Member } from '../kit/dossier-flow.js';
import { findJobRow, sqlMoment } from '../kit/mail-fixtures.js';
import { portal, setPortal } from '../kit/portal.js';
import { RELAXED_LIMITS } from '../kit/setup.js';
import { waitUntil } from '../kit/wait-until.js';

const PLANT = pathToFileURL(resolve(import.meta.dirname, 'poison-plant.mjs')).href;
const PATIENCE_MS = 150_000;
/** The lease of a job whose process died runs out, and a sandbox starts. */
const TEST_MS = 400_000;
/** One while the job runs alone would fail it if deaths were counted. */
const KILLS = 2;

const { kind } = portal();
/** The process that executes jobs. */
const victim: ProcessName = kind === 'sqlite' ? 'http' : 'worker';
let running: Portal;
let root: Member;
let metricsPorts: number[];

beforeAll(async () => {
  metricsPorts = [await freePort(), await freePort()];
  running = await startPortal({
    kind,
    env: {
      ...RELAXED_LIMITS,
      NODE_OPTIONS: `--import ${PLANT}`,
      METRICS_PORT: String(metricsPorts[0]),
    },
    workerEnv: { METRICS_PORT: String(metricsPorts[1]) },
  });
  setPortal(running);
  root = await createMember({ role: 'SuperAdmin' });
});
afterEach(async () => {
  for (const name of ['antidote', 'poisoned-exports', 'runs'])
    await rm(join(running.dataDir, name), { force: true });
});
afterAll(async () => {
  await reopenSql();
  await running.stop();
});

const giveAntidote = () => writeFile(join(running.dataDir, 'antidote'), '');

/** An e-mail, new or left behind by a process that died. */
async function insertMail(subject: string, isAbandoned = false): Promise<string> {
  const id = randomUUID();
  const payload = { to: `${id}@example.test`, subject, text: 'Testo', html: '<p>Testo</p>' };
  const past = sqlMoment(Date.now() - 1_000);
  await sql().run(
    'INSERT INTO outbox_jobs (id, kind, payload, status, attempts, run_at, lease_until, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    'mail',
    JSON.stringify(payload),
    isAbandoned ? 'running' : 'pending',
    isAbandoned ? 1 : 0,
    past,
    isAbandoned ? past : null,
    past,
  );
  return id;
}

const untilStatus = (id: string, status: string) =>
  waitUntil(
    async () => ((await findJobRow(id))?.status === status ? true : null),
    `job ${id} to be ${status}`,
    PATIENCE_MS,
    100,
  );

/** Waits for the process that executes jobs to die of one, and starts it again as its supervisor does. */
async function untilDeadAndRestarted(): Promise<readonly number[]> {
  const { length } = running.pids();
  await waitUntil(
    () => Promise.resolve(running.pids().length === length - 1 ? true : null),
    'the process to end',
    PATIENCE_MS,
    20,
  );
  // Resolves once the process is ready, although the outbox still holds the job.
  await running.start(victim);
  return running.pids();
}

interface RunLine {
  pid: number;
  subject: string;
  moment: 'begins' | 'ends';
}

async function readRuns(): Promise<RunLine[]> {
  const text = await readFile(join(running.dataDir, 'runs'), 'utf8').catch(() => '');
  return text
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const words = line.split(' ');
      const moment = words.at(-1) === 'ends' ? 'ends' : 'begins';
      return { pid: Number(words[0]), subject: words.slice(1, -1).join(' '), moment };
    });
}

const listFailed = () =>
  expectOk<FailedJobDto[]>(root.http.get('Mail/failed', { query: { state: 'dead' } }));
const retry = async (id: string) =>
  expect((await root.http.post(`Mail/failed/${id}/retry`)).status).toBe(204);

async function readMetrics(): Promise<string> {
  const ports = kind === 'sqlite' ? metricsPorts.slice(0, 1) : metricsPorts;
  const answers = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  return answers.join('\n');
}

describe('a job that ends its process', () => {
  it(
    'ends it once; then it dies alone, what ran beside it is done, and a person starts it again',
    async () => {
      const innocent = await Promise.all(['held 1', 'held 2', 'held 3'].map((s) => insertMail(s)));
      const poison = await insertMail('poison kill');
      const pids = await untilDeadAndRestarted();

      await untilStatus(poison, 'crashed');
      for (const id of innocent) await untilStatus(id, 'done');
      const later = await insertMail('later');
      await untilStatus(later, 'done');
      expect(running.pids()).toEqual(pids);
      expect((await fetch(`${running.origin}/api/health/ready`)).status).toBe(200);

      // After the first death each runs alone, in a process that runs nothing else.
      const runs = await readRuns();
      const alone = runs.filter(({ pid }) => pid !== runs[0]?.pid && !pids.includes(pid));
      expect(new Set(alone.map(({ subject }) => subject))).toEqual(
        new Set(['held 1', 'held 2', 'held 3', 'poison kill']),
      );
      alone.forEach(({ subject, moment }, index) => {
        if (moment === 'ends')
          expect(alone[index - 1]).toMatchObject({ subject, moment: 'begins' });
      });

      if (kind === 'sqlite') root = await logInAs(root);
      expect(await listFailed()).toEqual([
        expect.objectContaining({
          id: poison,
          kind: 'mail',
          state: 'dead',
          endedProcess: true,
          error: 'ProcessEndedError (SIGKILL)',
          canRetry: true,
        }),
      ]);
      const metrics = await readMetrics();
      expect(metrics).toMatch(/portal_jobs\{kind="mail",status="crashed"\} 1/);
      expect(metrics).toMatch(/portal_job_runs_total\{kind="mail",result="crashed"\} 1/);

      // Started again too early it harms nobody, and is listed again.
      await retry(poison);
      expect(await listFailed()).toEqual([]);
      await untilStatus(poison, 'crashed');
      expect(running.pids()).toEqual(pids);
      await giveAntidote();
      await retry(poison);
      await untilStatus(poison, 'done');
    },
    TEST_MS,
  );

  it.each([
    ['abort', 'SIGABRT'],
    ['exit', 'exit code 0'],
    ['callback', 'exit code 1'],
    // Takes a minute, so on one of the databases.
    ...(kind === 'mariadb' ? [['hang', 'hung']] : []),
  ])(
    'is given up when it dies by %s alone, and the next job is done',
    async (death, said) => {
      const pids = running.pids();
      const poison = await insertMail(`poison ${death}`, true);
      const next = await insertMail('abandoned', true);
      await untilStatus(next, 'done');
      await untilStatus(poison, 'crashed');
      expect(running.pids()).toEqual(pids);
      expect(await listFailed()).toEqual([
        expect.objectContaining({ id: poison, error: `ProcessEndedError (${said})` }),
      ]);
      expect((await root.http.delete(`Mail/failed/${poison}`)).status).toBe(204);
    },
    TEST_MS,
  );

  it(
    'is not one whose process was killed from outside, however often that happens',
    async () => {
      const innocent = await insertMail('slow', true);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const begun = await waitUntil(
          async () => {
            const lines = (await readRuns()).filter(({ subject }) => subject === 'slow');
            return lines.length === kill ? (lines.at(-1) ?? null) : null;
          },
          `run ${kill} of the job`,
          PATIENCE_MS,
          50,
        );
        await running.kill9(victim);
        await waitUntil(
          () => Promise.resolve(isAlive(begun.pid) ? null : true),
          'the process of the job to end with its parent',
          PATIENCE_MS,
          50,
        );
        expect(await findJobRow(innocent)).toMatchObject({ status: 'running' });
        if (kill === KILLS) await giveAntidote();
        await running.start(victim);
      }
      await untilStatus(innocent, 'done');
      if (kind === 'sqlite') root = await logInAs(root);
      expect(await listFailed()).toEqual([]);
    },
    TEST_MS,
  );

  it(
    'waits for the next start when its process is asked to end',
    async () => {
      const innocent = await insertMail('slow', true);
      await waitUntil(
        async () => ((await readRuns()).length > 0 ? true : null),
        'the run of the job',
        PATIENCE_MS,
        50,
      );
      const restarted = running.restart();
      await giveAntidote();
      await restarted;
      root = await logInAs(root);
      await untilStatus(innocent, 'done');
      expect(await listFailed()).toEqual([]);
    },
    TEST_MS,
  );
});

describe('an export that ends its process', () => {
  it(
    'fails for its user, is named to the SuperAdmin, and is done once it is started again',
    async () => {
      await writeFile(join(running.dataDir, 'poisoned-exports'), '');
      const started = await root.http.post('PaymentLogs/get-all-excel');
      expect(started.status).toBe(202);
      const { id } = started.json<WorkDto>();
      await untilDeadAndRestarted();
      if (kind === 'sqlite') root = await logInAs(root);
      const failed = await waitUntilTaskFinished(root.http, id);
      expect(failed).toMatchObject({
        state: 'failed',
        problem: expect.stringContaining('processo'),
      });
      const [job] = await listFailed();
      expect(job).toMatchObject({ kind: 'excel-export', endedProcess: true, canRetry: true });

      await rm(join(running.dataDir, 'poisoned-exports'));
      await retry(job?.id ?? '');
      expect(await waitUntilTaskFinished(root.http, id)).toMatchObject({ state: 'done' });
      expect(await listFailed()).toEqual([]);
    },
    TEST_MS,
  );
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
