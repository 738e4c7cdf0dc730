import { execFile } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { mkdtemp, open, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { RunningStack } from '../../tools/production/running-stack.ts';
import { startAzurite } from '../../tools/services/azurite.ts';
import { freePort } from '../../tools/services/free-port.ts';
import { LONG_DRILL, noteFigure, noteSeconds } from '../support/drill.ts';
import { expect, test } from '../support/page-helpers.js';
import {
  createMember,
  ecobonusForm,
  lastStep,
  pdf,
  portal,
  save,
  upload,
} from '../support/portal-kit.js';
import type { Member } from '../support/portal-kit.js';
import { portalInfo } from '../support/portal-info.ts';
import { canNobodyRead, expectRun, run } from './support/production-command.ts';
import { switchPortal } from './support/switch-portal.ts';

/** How often everything is killed; a longer run names more. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 4);
const UPLOADERS = 3;
/** Files of one document of a draft. */
const FILES_OF_DRAFT = 5;
/** Data of a new MariaDB, and some files. */
const DISK_MEGABYTES = 900;
const FULL_MS = 30_000;
const execute = promisify(execFile);
const BACK_TIMEOUT_MS = 120_000;
const ENV = {
  LOGIN_ATTEMPTS: '1000',
  PUBLIC_FORM_ATTEMPTS: '1000',
  RATE_LIMITS: 'all=9999999',
};

interface StoredFile {
  id: number;
  owner: Member;
  sum: string;
}

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test.afterAll(() => switchPortal(portalInfo()));

/** Runs `up` in a new folder and everything after it, and removes all of it again. */
async function withSetUp(
  act: (folder: string, up: (env?: Record<string, string>) => Promise<void>) => Promise<void>,
  megabytes?: number,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'files-folder-'));
  if (megabytes !== undefined)
    await execute('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const ports = await Promise.all(Array.from({ length: 4 }, () => freePort()));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? ['--user', canNobodyRead() ? 'nobody' : 'root'] : [];
  const first = ['--port', String(ports[0]), '--remote-ports', ports.slice(1).join(',')];
  const up = async (env: Record<string, string> = {}) => {
    await expectRun(['up', '--detach', '--folder', folder, ...first, ...user], { ...ENV, ...env });
    const { origin, folder: dataDir, env: given } = await readRunning(folder);
    await switchPortal({ kind: 'mariadb', origin, dataDir, database: given['DATABASE_URL'] ?? '' });
  };
  try {
    await act(folder, up);
  } finally {
    await run(['down', '--folder', folder]);
    if (megabytes !== undefined) await execute('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

const readRunning = async (folder: string): Promise<RunningStack> =>
  JSON.parse(await readFile(join(folder, 'running.json'), 'utf8')) as RunningStack;

/** Uploads until `isOver`, or an answer fails. Every answered file is in `stored`. */
async function uploadFiles(
  owner: Member,
  stored: StoredFile[],
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const { id, version } = await save(owner.http, ecobonusForm());
    const [item] = (await lastStep(owner.http, { id, version })).documentSet
      .documentsDocumentsSetResponse;
    for (let count = 0; count < FILES_OF_DRAFT && !isOver(); count += 1) {
      const bytes = pdf(`File ${stored.length} of ${id}`, randomInt(2_000, 400_000));
      const file = await upload(owner, id, item?.id ?? 0, bytes, `${count}.pdf`);
      stored.push({ id: file.id, owner, sum: sumOf(bytes) });
    }
  }
}

/** Ids of the files that are not what was uploaded. */
async function findLostFiles(stored: readonly StoredFile[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, owner, sum } of stored) {
    const answer = await owner.http.get(`Upload/download/${id}`);
    if (answer.status !== 200 || sumOf(answer.bytes) !== sum) lost.push(`${id}: ${answer.status}`);
  }
  return lost;
}

/** Each process with its parent. */
async function listParents(): Promise<ReadonlyMap<number, number>> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  return new Map(
    stats.map((stat, index) => [
      pids[index] ?? 0,
      Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]),
    ]),
  );
}

/** `up` and all below it. */
async function listProcessTree(pid: number): Promise<number[]> {
  const parents = await listParents();
  const below = (of: number): number[] =>
    [...parents].flatMap(([child, parent]) => (parent === of ? [child, ...below(child)] : []));
  return [pid, ...below(pid)];
}

function kill9(pids: readonly number[]): void {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ended by itself in the meantime.
    }
}

const expectWell = (folder: string, timeout: number): Promise<void> =>
  expect
    .poll(async () => (await run(['status', '--folder', folder])).code, {
      timeout,
      intervals: [500],
    })
    .toBe(0);

test(
  'every acknowledged upload is there after kill -9 of everything at random moments',
  LONG_DRILL,
  async () => {
    test.setTimeout(180_000 + ROUNDS * 120_000);
    await withSetUp(async (folder, up) => {
      const stored: StoredFile[] = [];
      let killed = 0;
      await up();
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = stored.length;
        const owners = await Promise.all(Array.from({ length: UPLOADERS }, () => createMember({})));
        const { pid } = await readRunning(folder);
        const keeper = (await listParents()).get(pid) ?? 0;
        // Every second time what starts it again is left, and does.
        const isKept = round % 2 === 1;
        const pids = [...(isKept ? [] : [keeper]), ...(await listProcessTree(pid))];
        let isOver = false;
        const uploads = owners.map((owner) =>
          uploadFiles(owner, stored, () => isOver).catch(() => undefined),
        );
        await expect.poll(() => stored.length, { timeout: 60_000 }).toBeGreaterThan(before);
        await pause(randomInt(0, 2_000));
        kill9(pids);
        isOver = true;
        await Promise.all(uploads);
        killed += pids.length;
        if (isKept) await expectWell(folder, BACK_TIMEOUT_MS);
        else await up();
        await switchPortal(portal());
        expect(await findLostFiles(stored)).toEqual([]);
      }
      noteFigure(
        `${stored.length} acknowledged uploads, ${killed} processes killed in ${ROUNDS} rounds, 0 lost`,
      );
    });
  },
);

test('each part that is killed comes back by itself', LONG_DRILL, async () => {
  test.setTimeout(600_000);
  await withSetUp(async (folder, up) => {
    await up();
    const readPidOf = async (part: string): Promise<number> => {
      const { folder: inner, pid } = await readRunning(folder);
      if (part === 'up') return pid;
      const path = { mariadb: 'mariadb/pid', nginx: 'nginx/pid' }[part];
      if (path !== undefined) return Number(await readFile(join(inner, path), 'utf8'));
      const own = await listProcessTree(pid);
      const names = await Promise.all(own.map((one) => readFile(`/proc/${one}/comm`, 'utf8')));
      return own[names.findIndex((name) => name.startsWith('redis-server'))] ?? 0;
    };
    for (const part of ['redis', 'mariadb', 'nginx', 'up']) {
      const killed = await readPidOf(part);
      expect(killed, part).toBeGreaterThan(0);
      kill9([killed]);
      await noteSeconds(`${part} back after`, async () => {
        await expect.poll(() => readPidOf(part), { timeout: BACK_TIMEOUT_MS }).not.toBe(killed);
        await expectWell(folder, BACK_TIMEOUT_MS);
      });
    }
    await expectRun(['down', '--folder', folder]);
    expect((await run(['status', '--folder', folder])).output).toContain('nothing runs');
  });
});

/** Writes until the disk takes no further byte. */
async function fillDisk(path: string): Promise<void> {
  const file = await open(path, 'w');
  for (const size of [8_000_000, 4_096]) {
    const bytes = Buffer.alloc(size, 1);
    let isFull = false;
    while (!isFull)
      await file.writeFile(bytes).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error;
        isFull = true;
      });
  }
  await file.close();
}

test(
  'a disk that was full, with database, queue and logs on it, costs no acknowledged upload',
  LONG_DRILL,
  async () => {
    // Only root may mount a small disk.
    if (process.getuid?.() !== 0) return;
    test.setTimeout(600_000);
    await withSetUp(async (folder, up) => {
      await up();
      const stored: StoredFile[] = [];
      const owner = await createMember({});
      await uploadFiles(owner, stored, () => stored.length >= 5);
      const filler = join(folder, 'filler');
      await fillDisk(filler);
      const { code, output } = await run(['status', '--folder', folder]);
      expect([code, output]).toEqual([1, expect.stringContaining('on a full disk')]);
      const since = performance.now();
      // While it is full answers fail; those that do not are kept to.
      while (performance.now() - since < FULL_MS) {
        await uploadFiles(owner, stored, () => performance.now() - since > FULL_MS).catch(
          () => undefined,
        );
        await pause(500);
      }
      await rm(filler);
      await noteSeconds('after 30 s without space everything back after', () =>
        expectWell(folder, BACK_TIMEOUT_MS),
      );
      await switchPortal(portal());
      expect(await findLostFiles(stored)).toEqual([]);
      const before = stored.length;
      await uploadFiles(await createMember({}), stored, () => stored.length > before);
    }, DISK_MEGABYTES);
  },
);

test('files of a set-up that kept them in Azurite move into the folder', async () => {
  test.setTimeout(300_000);
  await withSetUp(async (folder, up) => {
    const inner = join(folder, 'production');
    const azurite = await startAzurite(inner);
    const stored: StoredFile[] = [];
    try {
      await up({ AZURE_STORAGE_CONNECTION_STRING: azurite.connectionString });
      const owner = await createMember({});
      await uploadFiles(owner, stored, () => stored.length >= 7);
      await expectRun(['down', '--folder', folder]);
    } finally {
      await azurite.stop();
    }
    const early = await run(['up', '--folder', folder]);
    expect([early.code, early.output]).toEqual([1, expect.stringContaining('move-files')]);
    expect(await expectRun(['move-files', '--folder', folder])).toContain('7 files with');
    await up();
    expect(await findLostFiles(stored)).toEqual([]);
    const again = await run(['move-files', '--folder', folder]);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('the portal runs')]);
  });
});
