import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { sendDossier, type Member } from '../kit/dossier-flow.js';
import { waitUntilDrained, countJobsByStatus } from '../kit/job-queries.js';
import { expectLedgerBalanced, listMovements } from '../kit/ledger-queries.js';
import { mailbox, setPortal } from '../kit/portal.js';
import { createReadyDossiers } from '../kit/ready-dossiers.js';
import { RELAXED_LIMITS } from '../kit/setup.js';
import { percentile, startSteadyLoad, type Sample } from '../kit/load-generator.js';
import { waitUntil } from '../kit/wait-until.js';
import { logInAs, createAccount } from '../kit/account-fixtures.js';

/** `npm run quality -- faults` takes it away for 30 s. */
const AWAY_MS = Number(process.env['FAULT_SECONDS'] ?? 6) * 1_000;
const DRAINED_MS = 120_000;
const DOSSIERS = 12;
/** Sent while Redis is there, for comparison. */
const BEFORE = 3;
const BEFORE_MS = 1_500;

let running: Portal;
let me: Member;

beforeAll(async () => {
  running = await startPortal({ kind: 'mariadb', env: RELAXED_LIMITS });
  setPortal(running);
  me = await logInAs(await createAccount({ packages: [{ credits: 100 }] }));
});
afterAll(async () => {
  await running.stop();
});

const redis = () => {
  if (running.services.redis === null) throw new Error('This portal has no Redis');
  return running.services.redis;
};

async function expectEachOnce(ids: readonly number[]): Promise<void> {
  const debits = (await listMovements(me.id)).filter(({ type }) => type === 'debit');
  const mails = (await mailbox().listTo(me.email)).map(({ subject }) => subject ?? '');
  for (const id of ids) {
    expect([
      id,
      debits.filter((row) => row.dossier_id === id).length,
      mails.filter((subject) => subject.match(/\d+/g)?.includes(String(id))).length,
    ]).toEqual([id, 1, 1]);
  }
  await expectLedgerBalanced(me.id);
}

/**
 * Sends dossiers one after the other within `ms` under concurrent load. Returns every answer with
 * its duration, and those of the `bare` requests, which the process answers without any other
 * service.
 */
async function sendUnderLoad(
  ids: readonly number[],
  ms: number,
): Promise<{ samples: Sample[]; bare: Sample[] }> {
  const bare = startSteadyLoad([() => me.http.get('health/live')]);
  const load = startSteadyLoad([
    () => me.http.get('Module/getAll?state=DRAFT'),
    () => me.http.get('Accounts/credit'),
    () => me.http.get('health/ready'),
  ]);
  const end = Date.now() + ms;
  try {
    for (const id of ids) {
      const since = performance.now();
      load.samples.push({
        status: (await sendDossier(me, id)).status,
        ms: performance.now() - since,
      });
      await pause(Math.max(0, ms / ids.length - 50));
    }
    await pause(Math.max(0, end - Date.now()));
  } finally {
    await Promise.all([load.stop(), bare.stop()]);
  }
  return { samples: load.samples, bare: bare.samples };
}

describe('the queue server', () => {
  it(
    'away: requests are answered as ever, and what they asked for is done when it is back',
    async () => {
      const ids = await createReadyDossiers(me, BEFORE + DOSSIERS);
      const { samples: healthy } = await sendUnderLoad(ids.slice(0, BEFORE), BEFORE_MS);
      await redis().kill9();
      // Redis is restarted even after a failure, because the next test needs it.
      const { samples, bare } = await sendUnderLoad(ids.slice(BEFORE), AWAY_MS).finally(() =>
        redis().start(),
      );
      const took = await waitUntilDrained(DRAINED_MS);
      expect([...new Set(samples.map(({ status }) => status))]).toEqual([200]);
      // The limit is one second; on a busy machine, three times the latency with Redis or of the
      // bare requests.
      expect(percentile(samples, 99)).toBeLessThan(
        Math.max(1_000, 3 * percentile(healthy, 99), 3 * percentile(bare, 99)),
      );
      process.stdout.write(
        `Redis away ${AWAY_MS / 1000} s: ${samples.length} requests, p99 ${Math.round(percentile(samples, 99))} ms (before ${Math.round(percentile(healthy, 99))} ms), drained in ${(took / 1000).toFixed(1)} s\n`,
      );
      await expectEachOnce(ids);
    },
    AWAY_MS + 300_000,
  );

  it('emptied (FLUSHALL): what it had been given is done all the same', async () => {
    const ids = await createReadyDossiers(me, DOSSIERS);
    // Without a worker nothing is carried to the queue yet; it is emptied while all of it is on its way.
    await running.kill9('worker');
    const connection = new Redis(redis().url);
    for (const id of ids) expect((await sendDossier(me, id)).status).toBe(200);
    await running.start('worker');
    await waitUntil(
      async () => (((await countJobsByStatus())['queued'] ?? 0) > 0 ? true : null),
      'jobs on their way',
      40_000,
      2,
    );
    for (let times = 0; times < 5; times += 1) {
      await connection.flushall();
      await pause(40);
    }
    await connection.quit();
    await waitUntilDrained(DRAINED_MS);
    await expectEachOnce(ids);
  }, 300_000);
});
