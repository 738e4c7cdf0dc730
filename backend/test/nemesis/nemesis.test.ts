import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LastStepDto } from '@pratiche/api';
import { createMember, createPackage, logInAs, reopenSql, sql } from '../kit/account-fixtures.js';
import { expectOk } from '../kit/dossier-flow.js';
import { ecobonusForm } from '../kit/dossier-fixtures.js';
import { setPortal } from '../kit/portal.js';
import { waitUntil } from '../kit/wait-until.js';
import { addDocuments } from '../model/ready-documents.js';
import { DRAINED_LIMIT_MS, expectAlive, expectDrained, RECOVERY_MS } from './liveness.js';
import { FAULTS } from './nemesis-faults.js';
import { startStack, type Stack } from './production-stack.js';
import { SeededRandom } from './seeded-random.js';
import { expectNothingLost } from './verdict.js';
import { createHistory, WorkloadClient, type Cast } from './workload.js';

/** `npm run quality -- nemesis` sets both. */
const MINUTES = Number(process.env['NEMESIS_MINUTES'] ?? 2);
const SEED = Number(process.env['NEMESIS_SEED'] ?? 20_261_124);
const CLIENTS = 4;
const CREDITS = 100_000;
/** A login lasts a quarter of an hour. */
const LOGIN_MS = 8 * 60_000;

let stack: Stack;
let cast: Cast;

beforeAll(async () => {
  stack = await startStack();
  const { database, dataDir, origins } = stack;
  setPortal({ kind: 'mariadb', origin: origins[0] ?? '', dataDir, database });
  const owner = await createMember({ packages: [{ credits: CREDITS }] });
  const { documentSet } = await expectOk<LastStepDto>(
    owner.http.put('Module/lastStepDraft', { json: ecobonusForm() }),
  );
  const mandatory = documentSet.documentsDocumentsSetResponse
    .filter(({ isMandatory }) => isMandatory)
    .map(({ id }) => id);
  await sql().run('DELETE FROM dossiers WHERE account_id = ?', owner.id);
  cast = {
    owner,
    operator: await createMember({ role: 'Admin' }),
    offerId: await createPackage({ credits: 5, name: 'Cinque' }),
    origins,
    addDocuments: (id) => insistSql(() => addDocuments({ sql: sql(), owner, mandatory }, id)),
  };
});
afterAll(async () => {
  await reopenSql();
  await stack.stop();
});

it(
  `loses nothing in ${MINUTES} minutes of faults, seed ${SEED}, and answers 10 s after each`,
  async () => {
    const random = new SeededRandom(SEED);
    const history = createHistory();
    const end = Date.now() + MINUTES * 60_000;
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      new WorkloadClient(cast, new SeededRandom(SEED + 1 + index), history).runUntil(() => isOver),
    );
    // Their failure ends the run, and is thrown by the last line.
    void Promise.all(clients).catch(() => (isOver = true));
    let loggedIn = Date.now();
    const struck: string[] = [];
    let slowest = 0;
    try {
      while (Date.now() < end && !isOver) {
        slowest = Math.max(slowest, await strikeAndHeal(random, struck));
        if (Date.now() - loggedIn > LOGIN_MS) {
          for (const member of [cast.owner, cast.operator])
            member.http.token = (await logInAs(member)).http.token;
          loggedIn = Date.now();
        }
      }
    } finally {
      isOver = true;
    }
    await Promise.all(clients);
    const drained = await expectDrained();
    const { mails, doubledMails } = await expectNothingLost(history, cast.owner, stack.mailDir);
    expect(history.sent.length).toBeGreaterThan(0);
    process.stdout.write(
      `${struck.length} faults, ${history.requests} requests (${history.repeated} repeated), ${history.created.length} dossiers, ${history.sent.length} sent, ${mails} mails (${doubledMails} twice), slowest answer after healing ${Math.round(slowest)} ms, drained in ${Math.round(drained)} ms\n`,
    );
  },
  MINUTES * 60_000 + 900_000,
);

/** One to three faults at once for some seconds; then all is healed, and the rule of liveness holds. */
async function strikeAndHeal(random: SeededRandom, struck: string[]): Promise<number> {
  const heal: (() => Promise<void>)[] = [];
  const chosen = new Set(
    Array.from({ length: random.between(1, 3) }, () => random.pickWeighted(FAULTS)),
  );
  const names = [...chosen].map(({ name }) => name);
  struck.push(...names);
  process.stdout.write(`${new Date().toISOString()} ${names.join(', ')}\n`);
  try {
    for (const fault of chosen) heal.push(await fault.strike(stack, random));
    await pause(random.between(2_000, 8_000));
  } finally {
    for (const one of heal.toReversed()) await one();
    await restartEnded();
  }
  await pause(RECOVERY_MS);
  const slowest = await expectAlive(cast);
  await expectEarlierJobsDone();
  return slowest;
}

/** What was killed, or ended because a server was away, starts again, as by its supervisor. */
async function restartEnded(): Promise<void> {
  for (const one of stack.processes) if (!one.child.isRunning) await one.start();
}

/** The clients go on: jobs that were there when all was healed have to be done. */
async function expectEarlierJobsDone(): Promise<void> {
  const healed = new Date().toISOString().replace('T', ' ').replace('Z', '');
  const listLeft = () =>
    sql().rows(
      `SELECT kind, status, attempts, COUNT(*) AS n, MIN(created) AS oldest, MAX(last_error) AS last_error FROM outbox_jobs
       WHERE created <= ? AND status <> 'done' AND (run_at <= ? OR attempts > 0) GROUP BY kind, status, attempts`,
      healed,
      healed,
    );
  await waitUntil(
    async () => ((await listLeft()).length === 0 ? true : null),
    'the jobs of before the healing',
    DRAINED_LIMIT_MS,
    250,
  ).catch(async (error: unknown) => {
    throw new Error(`Jobs left: ${JSON.stringify(await listLeft())}`, { cause: error });
  });
}

/** The test's own rows, while the database may be away. */
async function insistSql(work: () => Promise<void>): Promise<void> {
  for (let left = 240; ; left -= 1)
    try {
      await work();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await pause(500);
    }
}
