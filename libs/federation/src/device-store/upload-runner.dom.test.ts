import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { clearDeviceAccount, removeExpiredDeviceCopies } from './device-clearing.js';
import { keepDeviceDraft, listDeviceDrafts } from './device-drafts.js';
import { openDeviceDatabase, type DeviceFile } from './device-database.js';
import { listDeviceFiles } from './device-files.js';
import { UploadRunner } from './upload-runner.js';

const ACCOUNT = 7;
const DAY = 86_400_000;

/** Rows without their bytes are as after a crash; here the bytes are a text, which any window can store. */
async function insertFile(key: string, more: Partial<DeviceFile> = {}): Promise<void> {
  const database = await openDeviceDatabase();
  await database.put('files', {
    key,
    accountId: ACCOUNT,
    dossierId: 1,
    itemId: 2,
    fileName: `${key}.jpg`,
    contentType: 'image/jpeg',
    size: 4,
    isPhotograph: true,
    contentHash: 'a'.repeat(64),
    message: null,
    takenAt: Date.now(),
    state: 'ready',
    attempts: 0,
    nextAttemptAt: 0,
    ...more,
  });
  await database.put('bytes', { key, blob: 'data' as unknown as Blob });
}

const keysLeft = async () => (await listDeviceFiles(ACCOUNT)).map(({ key }) => key);
const until = async (check: () => Promise<boolean>) => {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if (await check()) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('Nothing happened');
};

let runner: UploadRunner | null = null;
beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  // One tab here: the window of the test has no locks.
  const locks = { request: (_: string, work: () => unknown) => Promise.resolve().then(work) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(async () => {
  runner?.stop();
  await clearDeviceAccount(ACCOUNT, { files: true });
  await clearDeviceAccount(ACCOUNT + 1, { files: true });
});

it('sends one at a time, the oldest first, and says before what waits', async () => {
  await insertFile('b', { takenAt: Date.now() - 1000 });
  await insertFile('a', { takenAt: Date.now() - 2000 });
  const calls: string[] = [];
  let inFlight = 0;
  runner = new UploadRunner(ACCOUNT, {
    announce: async (dossierId, files) => {
      calls.push(`${dossierId}: ${files.map(({ key }) => key).join(' ')}`);
    },
    upload: async ({ key }) => {
      inFlight += 1;
      expect(inFlight).toBe(1);
      // More reads than it takes to begin with another file.
      for (let reads = 0; reads < 20; reads += 1) await keysLeft();
      calls.push(key);
      inFlight -= 1;
    },
  });
  runner.wake();
  await until(async () => (await keysLeft()).length === 0);
  expect(calls).toEqual(['1: a b', 'a', 'b']);
});

it('keeps what did not get through, and sends it when the network is back', async () => {
  await insertFile('a');
  let isBroken = true;
  let tries = 0;
  runner = new UploadRunner(ACCOUNT, {
    announce: async () => undefined,
    upload: async () => {
      tries += 1;
      if (isBroken) throw Object.assign(new Error('Rete'), { status: 0 });
    },
  });
  runner.wake();
  await until(async () => tries === 1);
  await until(async () => (await listDeviceFiles(ACCOUNT))[0]?.attempts === 1);
  isBroken = false;
  window.dispatchEvent(new Event('online'));
  await until(async () => (await keysLeft()).length === 0);
  expect(tries).toBe(2);
});

it('keeps a refused file with the reason, and goes on with the next', async () => {
  await insertFile('a', { takenAt: Date.now() - 2000 });
  await insertFile('b', { takenAt: Date.now() - 1000 });
  runner = new UploadRunner(ACCOUNT, {
    announce: async () => undefined,
    upload: async ({ key }) => {
      if (key === 'a') throw Object.assign(new Error('Tipo non accettato'), { status: 415 });
    },
  });
  runner.wake();
  await until(async () => (await keysLeft()).length === 1);
  expect(await listDeviceFiles(ACCOUNT)).toMatchObject([
    { key: 'a', state: 'refused', message: 'Tipo non accettato' },
  ]);
});

it('sends nothing while the server does not hear what waits', async () => {
  await insertFile('a');
  let uploads = 0;
  let announcements = 0;
  runner = new UploadRunner(ACCOUNT, {
    announce: async () => {
      announcements += 1;
      throw Object.assign(new Error('Rete'), { status: 0 });
    },
    upload: async () => {
      uploads += 1;
    },
  });
  runner.wake();
  await until(async () => announcements > 0);
  expect([uploads, await keysLeft()]).toEqual([0, ['a']]);
});

const draft = (accountId: number, id: number, keptAt = Date.now()) => ({
  accountId,
  id,
  client: '',
  dossier: {},
  lastStep: null,
  keptAt,
});

it('deletes dossiers after seven days, files after 30, and by account', async () => {
  await insertFile('old', { takenAt: Date.now() - 30 * DAY });
  await insertFile('new', { takenAt: Date.now() - 29 * DAY });
  await keepDeviceDraft(draft(ACCOUNT, 1, Date.now() - 7 * DAY));
  await keepDeviceDraft(draft(ACCOUNT, 2));
  await keepDeviceDraft(draft(ACCOUNT + 1, 3));
  await removeExpiredDeviceCopies();
  expect(await keysLeft()).toEqual(['new']);
  expect((await listDeviceDrafts(ACCOUNT)).map(({ id }) => id)).toEqual([2]);
  await clearDeviceAccount(ACCOUNT, { files: false });
  expect([await keysLeft(), await listDeviceDrafts(ACCOUNT)]).toEqual([['new'], []]);
  expect(await listDeviceDrafts(ACCOUNT + 1)).toHaveLength(1);
});

it('keeps the fifty dossiers that were open last', async () => {
  for (let id = 1; id <= 53; id += 1) await keepDeviceDraft(draft(ACCOUNT, id, Date.now() + id));
  const ids = (await listDeviceDrafts(ACCOUNT)).map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 53, 4]);
});
