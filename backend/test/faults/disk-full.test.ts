import { execFile } from 'node:child_process';
import { open, readdir, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { ecobonusForm } from '../kit/dossier-fixtures.js';
import { pdf } from '../kit/file-fixtures.js';
import { lastStep, readDossier, save, upload, type Member } from '../kit/dossier-flow.js';
import { createUploadForm } from '../kit/multipart-forms.js';
import { portal, setPortal } from '../kit/portal.js';
import { RELAXED_LIMITS } from '../kit/setup.js';
import { waitUntil } from '../kit/wait-until.js';
import { logInAs, createAccount, sql } from '../kit/account-fixtures.js';

const run = promisify(execFile);
const DISK_BYTES = 200_000_000;
/** Left free for the first test: too little for the large file. */
const LEFT_BYTES = 6_000_000;
const LARGE_BYTES = 8_000_000;
const SMALL_BYTES = 300_000;
/** The write-ahead log of SQLite has room for some saves that need no further space. */
const MAX_SAVES = 300;

let running: Portal;
let me: Member;
let disk: string;
let files: string;
let isMounted = false;

/**
 * Puts everything the portal writes (files, SQLite's database, mails, log) on a small disk of its
 * own, where this user may mount one (root). Elsewhere a limit on the size of files that the process
 * writes stands for it.
 */
async function mountDisk(log: string, dataDir: string): Promise<void> {
  disk = dirname(log);
  isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', disk]).then(
    () => true,
    () => false,
  );
  if (isMounted) await run('mkdir', ['-p', dataDir]);
}

const limitFileSize = (bytes: string) =>
  run('prlimit', ['--pid', String(running.pids()[0]), `--fsize=${bytes}`]);

async function fillDisk(leftBytes: number): Promise<void> {
  if (!isMounted) return void (await limitFileSize(`${LEFT_BYTES}:`));
  await rm(join(disk, 'ballast'), { force: true });
  const { bavail, bsize } = await statfs(disk);
  const ballast = await open(join(disk, 'ballast'), 'w');
  try {
    const block = Buffer.alloc(100_000);
    for (let left = bavail * bsize - leftBytes; left > 0; left -= block.length)
      await ballast.write(block, 0, Math.min(left, block.length));
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    await ballast.close();
  }
}

const freeDisk = async () =>
  isMounted ? rm(join(disk, 'ballast')) : void (await limitFileSize('unlimited:'));

beforeAll(async () => {
  const { kind } = portal();
  running = await startPortal({
    kind,
    // A line for each request, so that the log needs space too.
    env: { ...RELAXED_LIMITS, LOG_LEVEL: 'info' },
    prepare: ({ env, log }) => mountDisk(log, env['DATA_DIR'] ?? ''),
  });
  setPortal(running);
  files = join(running.dataDir, 'files');
  me = await logInAs(await createAccount({}));
});
afterAll(async () => {
  if (isMounted) await run('umount', ['-l', disk]);
  await running.stop();
});

const rows = async (dossierId: number) =>
  (
    await sql().rows<{ file_name: string }>(
      'SELECT file_name FROM uploaded_files WHERE dossier_id = ? ORDER BY id',
      dossierId,
    )
  ).map(({ file_name }) => file_name);
const stored = async () =>
  (await readdir(files, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;
const NO_SPACE = { code: 'no-space', message: expect.stringContaining('spazio') };

describe('a full disk', () => {
  it('refuses the upload clearly, leaves nothing of it, and needs no restart once there is space again', async () => {
    const { id, version } = await save(me.http, ecobonusForm());
    const item =
      (await lastStep(me.http, { id, version })).documentSet.documentsDocumentsSetResponse[0]?.id ??
      0;
    await upload(me, id, item, pdf('piccolo', SMALL_BYTES), 'prima.pdf');
    const before = await stored();
    await fillDisk(LEFT_BYTES);
    const form = () =>
      createUploadForm(`${me.id}/${id}`, item, pdf('grande', LARGE_BYTES), 'grande.pdf');
    for (const answer of await Promise.all([
      me.http.post('Upload/file', { form: form() }),
      me.http.post('Upload/file', { form: form() }),
    ])) {
      expect(answer.status).toBe(507);
      expect(answer.json<{ code: string; message: string }>()).toMatchObject(NO_SPACE);
    }
    expect(await rows(id)).toEqual(['prima.pdf']);
    expect(await stored()).toBe(before);
    expect(await sql().rows('SELECT storage_key FROM file_writes')).toEqual([]);
    // Everything else goes on, a small file too.
    expect((await me.http.get('Module/getAll?state=DRAFT')).status).toBe(200);
    await upload(me, id, item, pdf('piccolo', SMALL_BYTES), 'durante.pdf');
    await freeDisk();
    expect((await me.http.post('Upload/file', { form: form() })).status).toBe(200);
    expect(await rows(id)).toEqual(['prima.pdf', 'durante.pdf', 'grande.pdf']);
  }, 240_000);

  it('without any space left ends no process, refuses saves too, and is over when there is space', async () => {
    const pids = running.pids();
    const { id, version } = await save(me.http, ecobonusForm());
    await fillDisk(0);
    let savedVersion = version;
    let refusal = null;
    for (let saves = 0; refusal === null && saves < MAX_SAVES; saves += 1) {
      const answer = await me.http.put('Module', {
        json: { ...ecobonusForm(), id, version: savedVersion },
      });
      if (answer.status === 200) savedVersion = answer.json<{ version: number }>().version;
      else refusal = answer;
    }
    // The tests' database server has a disk of its own, and so has a process whose files are limited.
    if (isMounted && portal().kind === 'sqlite') {
      expect(refusal?.status).toBe(507);
      expect(refusal?.json()).toMatchObject(NO_SPACE);
    }
    const ready = await fetch(`${running.origin}/api/health/ready`);
    expect(ready.status).toBe(200);
    if (isMounted)
      expect(await ready.json()).toMatchObject({
        status: 'ok',
        fullDisks: expect.arrayContaining(['data', 'files', 'log']),
      });
    // Nothing of the refused save remains, and of the others nothing is missing.
    expect((await readDossier(me.http, id)).version).toBe(savedVersion);
    await freeDisk();
    await save(me.http, ecobonusForm());
    const after = await fetch(`${running.origin}/api/health/ready`);
    expect([after.status, await after.json()]).toEqual([200, { status: 'ok' }]);
    expect(running.pids()).toEqual(pids);
    // The log goes on with the lines that had to wait.
    if (isMounted && portal().kind === 'sqlite')
      await waitUntil(
        async () =>
          (await running.log()).includes('"route":"/api/Module","status":507') ? true : null,
        'the line of the refused save',
      );
  }, 240_000);
});
