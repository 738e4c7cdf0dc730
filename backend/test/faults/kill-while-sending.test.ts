import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { ok, read, readyDossier, send, type Member } from '../kit/flow.js';
import { expectBalanced, movements } from '../kit/ledger.js';
import { mailbox, portal, usePortal } from '../kit/portal.js';
import { PATIENT } from '../kit/setup.js';
import { until } from '../kit/until.js';
import { loggedIn, newAccount, sql } from '../kit/world.js';

const PER_ROUND = 8;
/**
 * When each round's kill comes: after so many answers, and then so many milliseconds. Counted in answers, so that the
 * kills hit the sending on fast and on slow machines; drawn once and written here, so that a failure can be repeated.
 */
const KILLS = [
  { answers: 0, thenMs: 3 }, { answers: 1, thenMs: 0 }, { answers: 2, thenMs: 5 }, { answers: 3, thenMs: 1 },
  { answers: 0, thenMs: 17 }, { answers: 5, thenMs: 2 },
];

let running: Portal;
let me: Member;
const sentAnswers = new Set<number>();
const ids: number[] = [];

beforeAll(async () => {
  const { mode } = portal();
  running = await startPortal({ kind: mode, env: PATIENT });
  usePortal({ mode, origin: running.origin, dataDir: running.dataDir, database: running.database });
  me = await loggedIn(await newAccount({ packages: [{ credits: 13 }, { credits: 100 }] }));
  for (let i = 0; i < KILLS.length * PER_ROUND; i += 1) ids.push((await readyDossier(me)).id);
});
afterAll(async () => { await running.stop(); });

/** Sends all at once and kills the server in the midst of it. */
async function sendAndKill(some: number[], { answers, thenMs }: (typeof KILLS)[number]): Promise<void> {
  let answered = 0;
  const sending = Promise.allSettled(some.map(async (id) => {
    if ((await send(me, id)).status === 200) sentAnswers.add(id);
    answered += 1;
  }));
  await until(() => Promise.resolve(answered >= answers ? true : null), `${answers} answers`, 20_000, 1);
  await pause(thenMs);
  await running.kill9();
  await sending;
}

const debitsOf = async (id: number) => (await movements(me.id)).filter((row) => row.type === 'debit' && row.dossier_id === id).length;
const mailsOf = async (id: number) => (await mailbox().to(me.email)).filter(({ subject }) => subject?.match(/\d+/g)?.includes(String(id))).length;
const openJobs = async () =>
  Number((await sql().rows<{ n: number }>(`SELECT COUNT(*) AS n FROM outbox_jobs WHERE status <> 'done'`))[0]?.n);

describe('kill -9 while dossiers are being sent', () => {
  it('leaves each one sent with its debit and its e-mail, or neither sent nor debited', { timeout: 180_000 }, async () => {
    for (const [round, kill] of KILLS.entries()) {
      await sendAndKill(ids.slice(round * PER_ROUND, (round + 1) * PER_ROUND), kill);
      await running.restart();
    }
    me = await loggedIn(me);
    await until(async () => ((await openJobs()) === 0 ? true : null), 'every job done', 60_000);

    let sent = 0;
    for (const id of ids) {
      const { status } = await read(me.http, id);
      const isSent = status.code === 'SENT';
      sent += Number(isSent);
      expect([id, status.code, await debitsOf(id), await mailsOf(id)]).toEqual([id, isSent ? 'SENT' : 'DRAFT', Number(isSent), Number(isSent)]);
      // An answer once given is kept.
      if (sentAnswers.has(id)) expect(isSent).toBe(true);
    }
    await expectBalanced(me.id);
    // The kills hit: some made it, some did not.
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(ids.length);
  });

  it('lets the others be sent afterwards, each debited and announced once', { timeout: 120_000 }, async () => {
    const open: number[] = [];
    for (const id of ids) if ((await read(me.http, id)).status.code === 'DRAFT') open.push(id);
    for (const id of open) await ok(send(me, id));
    await until(async () => ((await openJobs()) === 0 ? true : null), 'every job done', 60_000);
    for (const id of ids) expect([id, await debitsOf(id), await mailsOf(id)]).toEqual([id, 1, 1]);
    expect(await ok(me.http.get('Accounts/credit'))).toBe(113 - ids.length);
    await expectBalanced(me.id);
    const letters = await mailbox().to(me.email);
    expect(letters).toHaveLength(ids.length);
  });
});
