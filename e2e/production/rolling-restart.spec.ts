import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { restartProcesses } from '../../tools/production/rolling-restart.ts';
import { DRILL, noteFigure, noteSeconds } from '../support/drill.ts';
import { expect, test } from '../support/page-helpers.js';
import {
  ecobonusForm,
  lastStep,
  mailbox,
  createMember,
  pdf,
  readDossier,
  createReadyDossier,
  save,
  sendDossier,
  type Member,
} from '../support/portal-kit.js';
import { productionInfo } from './support/production-info.ts';
import { uploadSlowly } from './support/slow-upload.ts';

/** Two files, each of which takes 16 s. */
async function prepareSlowUpload(me: Member) {
  const { id, version } = await save(me.http, ecobonusForm());
  const items = (await lastStep(me.http, { id, version })).documentSet
    .documentsDocumentsSetResponse;
  return items.slice(0, 2).map(({ id: itemId }) => ({
    moduleId: id,
    itemId,
    file: pdf('Lento', 8_000_000),
    bytesInSecond: 500_000,
  }));
}

test(
  'all processes ended in order and started again, one after the other, cost no request and no job',
  DRILL,
  async () => {
    test.setTimeout(600_000);
    const me = await createMember({ packages: [{ credits: 50 }] });
    const ready: number[] = [];
    for (let count = 0; count < 8; count += 1) ready.push((await createReadyDossier(me)).id);
    const statuses: number[] = [];
    const times: number[] = [];
    const made = new Set<number>();
    let isOver = false;
    /** Does not retry: a request without an answer counts as 0. */
    const steady = async (ask: () => Promise<{ status: number } | null>): Promise<void> => {
      while (!isOver) {
        const since = performance.now();
        const answer = await ask().catch(() => ({ status: 0 }));
        if (answer === null) return;
        statuses.push(answer.status);
        times.push(performance.now() - since);
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

    const slow = await prepareSlowUpload(me);
    let uploads: Promise<number>[] = [];
    let arrived = 0;
    // As `npm run production -- restart` does; the workers come first.
    await noteSeconds('all four processes replaced in', () =>
      restartProcesses(productionInfo(), (name) => {
        if (name === 'worker-1')
          uploads = slow.map((file) => uploadSlowly(me, file).finally(() => (arrived += 1)));
        if (name === 'worker-2')
          noteFigure(`${uploads.length - arrived} slow uploads met it and were taken`);
      }),
    );
    await expect.poll(() => ready.length, { timeout: 60_000 }).toBe(0);
    isOver = true;
    await load;
    expect(await Promise.all(uploads)).toEqual([200, 200]);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(100);
    noteFigure(
      `${statuses.length} requests meanwhile, 0 failed, the slowest ${Math.round(Math.max(...times))} ms`,
    );
    expect(made.size).toBeGreaterThan(20);
    await expect
      .poll(async () => (await mailbox().listTo(me.email)).length, { timeout: 60_000 })
      .toBe(sent.length);
    for (const id of sent) expect((await readDossier(me.http, id)).status.code).toBe('SENT');
    for (const name of ['http-1', 'http-2', 'worker-1', 'worker-2'])
      expect(await readFile(join(productionInfo().folder, `${name}.log`), 'utf8')).not.toContain(
        'Not everything could be finished',
      );
  },
);
