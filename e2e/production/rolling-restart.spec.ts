import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { restartProcesses } from '../../tools/production/rolling-restart.ts';
import { expect, test } from '../support/page-helpers.js';
import {
  ecobonusForm,
  mailbox,
  createMember,
  readDossier,
  createReadyDossier,
  sendDossier,
} from '../support/portal-kit.js';
import { productionInfo } from './support/production-info.ts';

test('all processes ended in order and started again, one after the other, cost no request and no job', async () => {
  test.setTimeout(600_000);
  const me = await createMember({ packages: [{ credits: 50 }] });
  const ready: number[] = [];
  for (let count = 0; count < 8; count += 1) ready.push((await createReadyDossier(me)).id);
  const statuses: number[] = [];
  const made = new Set<number>();
  let isOver = false;
  /** Does not retry: a request without an answer counts as 0. */
  const steady = async (ask: () => Promise<{ status: number } | null>): Promise<void> => {
    while (!isOver) {
      const answer = await ask().catch(() => ({ status: 0 }));
      if (answer === null) return;
      statuses.push(answer.status);
      await pause(15);
    }
  };
  const draft = ecobonusForm();
  const create = async () => {
    const answer = await me.http.put('Module', {
      json: draft,
      headers: { 'idempotency-key': randomUUID() },
    });
    if (answer.status === 200) made.add(answer.json<{ id: number }>().id);
    return answer;
  };
  const sent: number[] = [];
  const sendNext = async () => {
    const id = ready.shift();
    if (id === undefined) return null;
    await pause(600);
    sent.push(id);
    return sendDossier(me, id, randomUUID());
  };
  const load = Promise.all(
    [
      create,
      create,
      sendNext,
      () => me.http.get('Module/getAll?state=DRAFT'),
      () => me.http.get('Accounts/credit'),
    ].map(steady),
  );

  // As `npm run production -- restart` does.
  await restartProcesses(productionInfo());
  await expect.poll(() => ready.length, { timeout: 60_000 }).toBe(0);
  isOver = true;
  await load;
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(100);
  expect(made.size).toBeGreaterThan(20);
  await expect
    .poll(async () => (await mailbox().listTo(me.email)).length, { timeout: 60_000 })
    .toBe(sent.length);
  for (const id of sent) expect((await readDossier(me.http, id)).status.code).toBe('SENT');
  for (const name of ['http-1', 'http-2', 'worker-1', 'worker-2'])
    expect(await readFile(join(productionInfo().folder, `${name}.log`), 'utf8')).not.toContain(
      'Not everything could be finished',
    );
});
