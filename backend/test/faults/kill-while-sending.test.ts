import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { expectOk, readDossier, sendDossier, type Member } from '../kit/dossier-flow.js';
import { waitUntilDrained, countJobsByStatus } from '../kit/job-queries.js';
import { expectLedgerBalanced, listMovements } from '../kit/ledger-queries.js';
import { mailbox, portal, setPortal } from '../kit/portal.js';
import { createReadyDossiers } from '../kit/ready-dossiers.js';
import { RELAXED_LIMITS } from '../kit/setup.js';
import { logInAs, createAccount, sql } from '../kit/account-fixtures.js';

const PER_ROUND = 5;
/**
 * When each round's kills happen: the HTTP server after this many answers plus this many
 * milliseconds, the worker this many milliseconds after a job was seen running. Counting answers
 * makes the kills hit on fast and on slow machines; the random values are fixed here, so that a
 * failure can be repeated.
 */
const KILLS = [
  { answers: 0, thenMs: 3, workerMs: 0 },
  { answers: 1, thenMs: 0, workerMs: 2 },
  { answers: 2, thenMs: 5, workerMs: 11 },
  { answers: 3, thenMs: 1, workerMs: 0 },
  { answers: 0, thenMs: 17, workerMs: 5 },
  { answers: 4, thenMs: 2, workerMs: 1 },
  { answers: 1, thenMs: 4, workerMs: 0 },
  { answers: 0, thenMs: 8, workerMs: 30 },
  { answers: 2, thenMs: 0, workerMs: 3 },
  { answers: 3, thenMs: 6, workerMs: 0 },
  { answers: 0, thenMs: 12, workerMs: 7 },
  { answers: 1, thenMs: 2, workerMs: 0 },
  { answers: 4, thenMs: 0, workerMs: 19 },
  { answers: 0, thenMs: 1, workerMs: 1 },
  { answers: 2, thenMs: 9, workerMs: 0 },
  { answers: 1, thenMs: 7, workerMs: 4 },
  { answers: 0, thenMs: 5, workerMs: 2 },
  { answers: 3, thenMs: 3, workerMs: 0 },
  { answers: 0, thenMs: 25, workerMs: 9 },
  { answers: 2, thenMs: 2, workerMs: 0 },
];
/**
 * With SQLite there is a single process, and fewer rounds prove the same. A round starts processes
 * anew for a quarter of a minute: `CASES=whole` plays them all.
 */
const rounds = () => {
  if (process.env['CASES'] === 'whole') return KILLS;
  return KILLS.slice(0, portal().kind === 'sqlite' ? 4 : 8);
};
/** A lease of 15 s, or 20 s in the queue, plus the time to finish the remaining work. */
const TAKEN_OVER_MS = 120_000;
const CREDITS = 213;

let running: Portal;
let me: Member;
const sentAnswers = new Set<number>();
let ids: number[] = [];

beforeAll(async () => {
  const { kind } = portal();
  running = await startPortal({ kind, env: RELAXED_LIMITS });
  setPortal(running);
  me = await logInAs(
    await createAccount({ packages: [{ credits: 13 }, { credits: CREDITS - 13 }] }),
  );
  ids = await createReadyDossiers(me, rounds().length * PER_ROUND);
});
afterAll(async () => {
  await running.stop();
});

type Kill = (typeof KILLS)[number];

/**
 * Sends all dossiers at once and kills the server while it handles them: after `thenMs` of work, but
 * not later than when a single answer is missing.
 * @returns how many requests lost their answer
 */
async function sendAndKill(some: number[], { answers, thenMs }: Kill): Promise<number> {
  let answered = 0;
  const enough = Promise.withResolvers<void>();
  const onlyOneLeft = Promise.withResolvers<void>();
  const notice = (): void => {
    if (answered === answers) enough.resolve();
    if (answered === some.length - 1) onlyOneLeft.resolve();
  };
  notice();
  const sending = Promise.allSettled(
    some.map(async (id) => {
      if ((await sendDossier(me, id)).status === 200) sentAnswers.add(id);
      answered += 1;
      notice();
    }),
  );
  await Promise.race([enough.promise, sending]);
  await Promise.race([pause(thenMs), onlyOneLeft.promise]);
  await running.kill9('http');
  return (await sending).filter(({ status }) => status === 'rejected').length;
}

/** Kills the worker during a job, if one is running. */
async function killWorker({ workerMs }: Kill): Promise<void> {
  const end = Date.now() + 1_500;
  while (Date.now() < end && ((await countJobsByStatus())['running'] ?? 0) === 0) await pause(1);
  await pause(workerMs);
  await running.kill9('worker');
}

const debitsOf = async (id: number) =>
  (await listMovements(me.id)).filter((row) => row.type === 'debit' && row.dossier_id === id)
    .length;
const mailsOf = async (id: number) =>
  (await mailbox().listTo(me.email)).filter(({ subject }) =>
    subject?.match(/\d+/g)?.includes(String(id)),
  ).length;
const retried = async () =>
  Number(
    (await sql().rows<{ n: number }>('SELECT COUNT(*) AS n FROM outbox_jobs WHERE attempts > 1'))[0]
      ?.n,
  );

describe('kill -9 while dossiers are being sent', () => {
  it('leaves each one sent with its debit and its e-mail, or neither sent nor debited', async () => {
    const hasWorker = portal().kind === 'mariadb';
    let unanswered = 0;
    for (const [round, kill] of rounds().entries()) {
      const some = ids.slice(round * PER_ROUND, (round + 1) * PER_ROUND);
      const [lost] = await Promise.all([
        sendAndKill(some, kill),
        hasWorker ? killWorker(kill) : null,
      ]);
      unanswered += lost;
      await Promise.all([running.start('http'), hasWorker ? running.start('worker') : null]);
    }
    me = await logInAs(me);
    await waitUntilDrained(TAKEN_OVER_MS);

    for (const id of ids) {
      const { status } = await readDossier(me.http, id);
      const isSent = status.code === 'SENT';
      expect([id, status.code, await debitsOf(id), await mailsOf(id)]).toEqual([
        id,
        isSent ? 'SENT' : 'DRAFT',
        Number(isSent),
        Number(isSent),
      ]);
      // A dossier answered as sent stays sent.
      if (sentAnswers.has(id)) expect(isSent).toBe(true);
    }
    await expectLedgerBalanced(me.id);
    // The kills hit: some requests had their answer, some lost it, and some jobs lost their worker.
    expect(sentAnswers.size).toBeGreaterThan(0);
    expect(unanswered).toBeGreaterThan(0);
    if (hasWorker) expect(await retried()).toBeGreaterThan(0);
  }, 600_000);

  it('lets the others be sent afterwards, each debited and announced once', async () => {
    const open: number[] = [];
    for (const id of ids)
      if ((await readDossier(me.http, id)).status.code === 'DRAFT') open.push(id);
    for (const id of open) await expectOk(sendDossier(me, id));
    await waitUntilDrained(TAKEN_OVER_MS);
    for (const id of ids) expect([id, await debitsOf(id), await mailsOf(id)]).toEqual([id, 1, 1]);
    expect(await expectOk(me.http.get('Accounts/credit'))).toBe(CREDITS - ids.length);
    await expectLedgerBalanced(me.id);
    const letters = await mailbox().listTo(me.email);
    expect(letters).toHaveLength(ids.length);
  }, 300_000);
});
