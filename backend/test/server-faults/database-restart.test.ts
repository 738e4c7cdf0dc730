import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { readDossier, sendDossier, type Member } from '../kit/dossier-flow.js';
import { waitUntilDrained } from '../kit/job-queries.js';
import { expectLedgerBalanced, listMovements } from '../kit/ledger-queries.js';
import { mailbox, setPortal } from '../kit/portal.js';
import { createReadyDossiers } from '../kit/ready-dossiers.js';
import { RELAXED_LIMITS } from '../kit/setup.js';
import { startSteadyLoad } from '../kit/load-generator.js';
import { waitUntil } from '../kit/wait-until.js';
import { logInAs, createAccount } from '../kit/account-fixtures.js';

const DOSSIERS = 10;
const AWAY_MS = 2_000;

let running: Portal;
let me: Member;

beforeAll(async () => {
  running = await startPortal({ kind: 'mariadb', env: RELAXED_LIMITS, isAlone: true });
  setPortal(running);
  me = await logInAs(await createAccount({ packages: [{ credits: 100 }] }));
});
afterAll(async () => {
  await running.stop();
});

describe('the database killed and started again', () => {
  it('affects no user: answers stay clear, nothing is lost or debited twice, and the portal needs no restart', async () => {
    const ids = await createReadyDossiers(me, DOSSIERS);
    const pids = running.pids();
    expect(pids).toHaveLength(2);
    const load = startSteadyLoad([
      () => me.http.get('Module/getAll?state=DRAFT'),
      () => me.http.get('Accounts/credit'),
      () => me.http.get('health/ready'),
    ]);
    const answered = new Set<number>();
    const sending = Promise.allSettled(
      ids.map(async (id, index) => {
        await pause(index * 15);
        if ((await sendDossier(me, id)).status === 200) answered.add(id);
      }),
    );
    await waitUntil(
      () => Promise.resolve(answered.size >= 2 ? true : null),
      'two answers',
      60_000,
      1,
    );
    await running.services.mariadb?.kill9();
    await pause(AWAY_MS);
    await running.services.mariadb?.start();
    await sending;
    await waitUntil(
      async () => ((await me.http.get('health/ready')).status === 200 ? true : null),
      'the portal to be ready',
      60_000,
    );
    const samples = await load.stop();
    // During the outage requests answer 503; there is no other status and no broken connection.
    expect(samples.flatMap(({ failure = [] }) => failure)).toEqual([]);
    expect([...new Set(samples.map(({ status }) => status))].sort()).toEqual([200, 503]);

    // A worker that exits would leave its jobs unprocessed.
    expect(running.pids()).toEqual(pids);
    await waitUntilDrained(120_000);
    const states = await Promise.all(
      ids.map(async (id) => [id, (await readDossier(me.http, id)).status.code] as const),
    );
    for (const [id, code] of states) if (answered.has(id)) expect([id, code]).toEqual([id, 'SENT']);
    for (const [id, code] of states)
      if (code === 'DRAFT') expect((await sendDossier(me, id)).status).toBe(200);
    await waitUntilDrained(120_000);
    const debits = (await listMovements(me.id))
      .filter(({ type }) => type === 'debit')
      .map(({ dossier_id: id }) => id)
      .sort();
    expect(debits).toEqual([...ids].sort());
    expect(await mailbox().listTo(me.email)).toHaveLength(ids.length);
    await expectLedgerBalanced(me.id);
    expect(running.pids()).toEqual(pids);
  }, 400_000);
});
