import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { WorkDto } from '@pratiche/api';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { ecobonusForm } from '../kit/dossier-fixtures.js';
import { pdf } from '../kit/file-fixtures.js';
import { lastStep, expectOk, save, upload, type Member } from '../kit/dossier-flow.js';
import { portal, setPortal } from '../kit/portal.js';
import { RELAXED_LIMITS } from '../kit/setup.js';
import { waitUntil } from '../kit/wait-until.js';
import { unzip } from '../kit/unzip.js';
import { waitUntilTaskFinished } from '../kit/background-task-fixtures.js';
import { logInAs, createAccount, sql } from '../kit/account-fixtures.js';

const FILES = 300;
const FILE_BYTES = 400_000;
/** A single kill, because the next worker waits 15 s for the lease to expire. */
const KILLS = 1;

let running: Portal;
let me: Member;
let dossierId: number;
/**
 * Paths of the intact file, and of another file in the middle of the zip that can be replaced by a
 * pipe: a process that opens it then blocks.
 */
let good: string;
let held: string;

beforeAll(async () => {
  const { kind } = portal();
  running = await startPortal({ kind, env: RELAXED_LIMITS });
  setPortal(running);
  me = await logInAs(await createAccount({}));
  const { id, version } = await save(me.http, ecobonusForm());
  dossierId = id;
  const [item] = (await lastStep(me.http, { id, version })).documentSet
    .documentsDocumentsSetResponse;
  await upload(me, id, item?.id ?? 0, pdf('pesante', FILE_BYTES), 'pesante.pdf');
  const [row] = await sql().rows<{
    item_id: number;
    storage_key: string;
    size: number;
    sha256: string;
  }>('SELECT item_id, storage_key, size, sha256 FROM uploaded_files WHERE dossier_id = ?', id);
  const key = row?.storage_key ?? '';
  const heldKey = `${dirname(key)}/${randomUUID()}`;
  [good, held] = [join(running.dataDir, 'files', key), join(running.dataDir, 'files', heldKey)];
  // The same bytes under many rows: the zip is as long as from many files.
  const copies = Array.from({ length: FILES - 1 }, (_, index) => [
    id,
    'document',
    row?.item_id ?? 0,
    `pesante ${index + 1}.pdf`,
    row?.size ?? 0,
    'application/pdf',
    row?.sha256 ?? '',
    index === FILES / 2 ? heldKey : key,
    me.id,
    '2026-11-01 10:00:00.000',
  ]);
  await sql().run(
    `INSERT INTO uploaded_files (dossier_id, purpose, item_id, file_name, size, content_type, sha256, storage_key, uploaded_by, created) VALUES ${copies.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
    ...copies.flat(),
  );
});
afterAll(async () => {
  await running.stop();
});

const stateOf = async (id: string) =>
  (
    await sql().rows<{ state: string; run: number }>(
      'SELECT state, run FROM works WHERE id = ?',
      id,
    )
  )[0];
const filesOfWorks = async () =>
  (await readdir(join(running.dataDir, 'files', 'works')).catch(() => [])).sort();

/** Replaces the file with a pipe: opening it blocks until a writer opens it too. */
const hold = async () => {
  await rm(held, { force: true });
  await promisify(execFile)('mkfifo', [held]);
};
const letGo = async () => {
  await rm(held, { force: true });
  await copyFile(good, held);
};
/** Unblocks the process that waits at the pipe, which then reads nothing. */
const disturb = () =>
  open(held, constants.O_WRONLY | constants.O_NONBLOCK).then(
    (pipe) => pipe.close(),
    () => undefined,
  );
/** Its bytes are on their way, and it cannot end. */
const inTheMidst = (id: string, run: number) =>
  waitUntil(
    async () => {
      const now = await stateOf(id);
      return now?.state === 'running' &&
        now.run >= run &&
        (await filesOfWorks()).some((name) => name.startsWith(`${id}.${now.run}`))
        ? now
        : null;
    },
    `try ${run} of the work to be under way`,
    50_000,
    5,
  );

describe('kill -9 while a zip is written', () => {
  it('has another worker write the whole of it, and leaves nothing of the broken tries', async () => {
    await hold();
    const { id } = await expectOk<WorkDto>(
      me.http.post('module/downloads', { json: { ids: [dossierId] } }),
    );
    for (let round = 1; round <= KILLS; round += 1) {
      await inTheMidst(id, round);
      await running.kill9();
      // The kill hit: the work was not over.
      expect((await stateOf(id))?.state).toBe('running');
      if (round === KILLS) await letGo();
      await running.restart();
    }
    me = await logInAs(me);
    const work = await waitUntil(
      async () => {
        const now = await expectOk<WorkDto>(me.http.get(`Works/${id}`));
        return now.state === 'running' || now.state === 'queued' ? null : now;
      },
      'the work',
      120_000,
    );
    expect(work).toMatchObject({ state: 'done', done: FILES, total: FILES });
    expect(await filesOfWorks()).toEqual([`${id}.${(await stateOf(id))?.run}`]);
    const entries = await unzip((await me.http.get(`Works/${id}/download`)).bytes);
    expect(entries).toHaveLength(FILES);
    expect(entries.every(({ bytes }) => bytes.length === FILE_BYTES)).toBe(true);
  }, 400_000);

  it('cancels across processes and sweeps what is taken off the list', async () => {
    const before = await filesOfWorks();
    await hold();
    const { id } = await expectOk<WorkDto>(
      me.http.post('module/downloads', { json: { ids: [dossierId] } }),
    );
    await inTheMidst(id, 1);
    expect(await expectOk<WorkDto>(me.http.post(`Works/${id}/cancel`))).toMatchObject({
      state: 'cancelled',
    });
    await waitUntil(
      async () => {
        await disturb();
        return (await filesOfWorks()).length === before.length ? true : null;
      },
      'nothing left of it',
      30_000,
    );
    await letGo();
    const { id: kept } = await expectOk<WorkDto>(
      me.http.post('module/downloads', { json: { ids: [dossierId] } }),
    );
    await waitUntilTaskFinished(me.http, kept);
    expect((await me.http.delete(`Works/${kept}`)).status).toBe(204);
    await waitUntil(
      async () => ((await stateOf(kept)) === undefined ? true : null),
      'the row swept',
      30_000,
    );
    expect(await filesOfWorks()).toEqual(before);
  }, 240_000);
});
