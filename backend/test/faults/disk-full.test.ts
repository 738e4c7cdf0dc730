import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { ecobonusForm } from '../kit/dossier-fixtures.js';
import { pdf } from '../kit/file-fixtures.js';
import { lastStep, save, upload, type Member } from '../kit/dossier-flow.js';
import { createUploadForm } from '../kit/multipart-forms.js';
import { portal, setPortal } from '../kit/portal.js';
import { RELAXED_LIMITS } from '../kit/setup.js';
import { logInAs, createAccount, sql } from '../kit/account-fixtures.js';

const run = promisify(execFile);
const LIMIT_BYTES = 4_000_000;
const SMALL_BYTES = 300_000;

let running: Portal;
let me: Member;
let files: string;
/** Makes the limit hold, and takes it away again. */
let fill: () => Promise<void>;
let free: () => Promise<void>;
let isMounted = false;

/**
 * Uses a small separate disk where this user may mount one (root), otherwise a limit on the size of
 * files the process may write.
 */
async function prepare(): Promise<void> {
  await mkdir(files, { recursive: true });
  isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${LIMIT_BYTES}`, 'tmpfs', files]).then(
    () => true,
    () => false,
  );
  // The mark of a store in its place, on the new disk.
  await mkdir(join(files, '.store'), { recursive: true });
  const limit = (bytes: string) =>
    run('prlimit', ['--pid', String(running.pids()[0]), `--fsize=${bytes}`]);
  fill = async () => {
    if (!isMounted) await limit(`${LIMIT_BYTES}:`);
  };
  free = async () => {
    await (isMounted ? run('mount', ['-o', 'remount,size=100000000', files]) : limit('unlimited:'));
  };
}

beforeAll(async () => {
  const { mode } = portal();
  running = await startPortal({ kind: mode, env: RELAXED_LIMITS });
  setPortal({ mode, origin: running.origin, dataDir: running.dataDir, database: running.database });
  files = join(running.dataDir, 'files');
  await prepare();
  me = await logInAs(await createAccount({}));
});
afterAll(async () => {
  if (isMounted) await run('umount', ['-l', files]);
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

describe('a full disk', () => {
  it('refuses the upload clearly, leaves nothing of it, and needs no restart once there is space again', async () => {
    const { id, version } = await save(me.http, ecobonusForm());
    const item =
      (await lastStep(me.http, { id, version })).documentSet.documentsDocumentsSetResponse[0]?.id ??
      0;
    await upload(me, id, item, pdf('piccolo', SMALL_BYTES), 'prima.pdf');
    const before = await stored();
    await fill();
    const form = () =>
      createUploadForm(`${me.id}/${id}`, item, pdf('grande', LIMIT_BYTES * 2), 'grande.pdf');
    for (const answer of await Promise.all([
      me.http.post('Upload/file', { form: form() }),
      me.http.post('Upload/file', { form: form() }),
    ])) {
      expect(answer.status).toBe(507);
      expect(answer.json<{ code: string; message: string }>()).toMatchObject({
        code: 'no-space',
        message: expect.stringContaining('spazio'),
      });
    }
    expect(await rows(id)).toEqual(['prima.pdf']);
    expect(await stored()).toBe(before);
    expect(await sql().rows('SELECT storage_key FROM file_writes')).toEqual([]);
    // Everything else goes on, a small file too.
    expect((await me.http.get('Module/getAll?state=DRAFT')).status).toBe(200);
    await upload(me, id, item, pdf('piccolo', SMALL_BYTES), 'durante.pdf');
    await free();
    expect((await me.http.post('Upload/file', { form: form() })).status).toBe(200);
    expect(await rows(id)).toEqual(['prima.pdf', 'durante.pdf', 'grande.pdf']);
  }, 240_000);
});
