import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { read, send, type Member } from '../kit/flow.js';
import { drained } from '../kit/jobs.js';
import { expectBalanced, movements } from '../kit/ledger.js';
import { mailbox, usePortal } from '../kit/portal.js';
import { readyDossiers } from '../kit/ready-dossiers.js';
import { PATIENT } from '../kit/setup.js';
import { steadyLoad } from '../kit/steady-load.js';
import { until } from '../kit/until.js';
import { loggedIn, newAccount } from '../kit/world.js';

const DOSSIERS = 10;
const AWAY_MS = 2_000;

let running: Portal;
let me: Member;

beforeAll(async () => {
  running = await startPortal({ kind: 'mariadb', env: PATIENT, isAlone: true });
  usePortal({
    mode: 'mariadb',
    origin: running.origin,
    dataDir: running.dataDir,
    database: running.database,
  });
  me = await loggedIn(await newAccount({ packages: [{ credits: 100 }] }));
});
afterAll(async () => {
  await running.stop();
});

describe('the database killed and started again', () => {
  it(
    'costs nobody anything: answers stay clear, nothing is lost or debited twice, nobody restarts the portal',
    { timeout: 400_000 },
    async () => {
      const ids = await readyDossiers(me, DOSSIERS);
      const pids = running.pids();
      expect(pids).toHaveLength(2);
      const load = steadyLoad([
        () => me.http.get('Module/getAll?state=DRAFT'),
        () => me.http.get('Accounts/credit'),
        () => me.http.get('health/ready'),
      ]);
      const answered = new Set<number>();
      const sending = Promise.allSettled(
        ids.map(async (id, index) => {
          await pause(index * 15);
          if ((await send(me, id)).status === 200) answered.add(id);
        }),
      );
      await until(
        () => Promise.resolve(answered.size >= 2 ? true : null),
        'two answers',
        60_000,
        1,
      );
      await running.services.mariadb?.kill9();
      await pause(AWAY_MS);
      await running.services.mariadb?.start();
      await sending;
      await until(
        async () => ((await me.http.get('health/ready')).status === 200 ? true : null),
        'the portal to be ready',
        60_000,
      );
      const samples = await load.stop();
      // While it is away the answer says so; nobody gets another one, and no connection breaks.
      expect([...new Set(samples.map(({ status }) => status))].sort()).toEqual([200, 503]);

      // Whoever ended would leave the jobs to nobody.
      expect(running.pids()).toEqual(pids);
      await drained(120_000);
      const states = await Promise.all(
        ids.map(async (id) => [id, (await read(me.http, id)).status.code] as const),
      );
      for (const [id, code] of states)
        if (answered.has(id)) expect([id, code]).toEqual([id, 'SENT']);
      for (const [id, code] of states)
        if (code === 'DRAFT') expect((await send(me, id)).status).toBe(200);
      await drained(120_000);
      const debits = (await movements(me.id))
        .filter(({ type }) => type === 'debit')
        .map(({ dossier_id: id }) => id)
        .sort();
      expect(debits).toEqual([...ids].sort());
      expect(await mailbox().to(me.email)).toHaveLength(ids.length);
      await expectBalanced(me.id);
      expect(running.pids()).toEqual(pids);
    },
  );
});
