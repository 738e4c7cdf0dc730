import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { createApiClient } from '@pratiche/api';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../api/test/stub-call.js';
import { clearDeviceAccount } from './device-clearing.js';
import { openDeviceDatabase } from './device-database.js';
import { startUploads } from './start-uploads.js';

const [ANNA, BRUNO] = [
  { id: 7, firstName: 'Anna' },
  { id: 8, firstName: 'Bruno' },
];

/** Bytes as a text, which any window can store. */
async function insertFile(accountId: number): Promise<void> {
  const database = await openDeviceDatabase();
  const key = `file-of-${accountId}`;
  await database.put('files', {
    key,
    accountId,
    dossierId: 1,
    itemId: 2,
    fileName: 'foto.jpg',
    contentType: 'image/jpeg',
    size: 4,
    isPhotograph: true,
    contentHash: 'a'.repeat(64),
    message: null,
    takenAt: Date.now(),
    state: 'ready',
    attempts: 0,
    nextAttemptAt: 0,
  });
  await database.put('bytes', { key, blob: 'data' as unknown as Blob });
}

const api = createApiClient({
  baseUrl: '',
  getToken: () => null,
  refresh: async () => null,
  onSessionLost: () => undefined,
});
let sentFolders: string[] = [];

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const locks = { request: (_: string, work: () => unknown) => Promise.resolve().then(work) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  sentFolders = [];
  stubCall(api, 'PUT', '/api/Module/waitingFiles/{id}', () => ({}));
  stubCall(api, 'POST', '/api/Upload/file', ({ body }) => {
    sentFolders.push((body as { dir: string }).dir);
    return {};
  });
});
afterEach(async () => {
  startUploads(api, ANNA).stop();
  await clearDeviceAccount(ANNA.id, { files: true });
  await clearDeviceAccount(BRUNO.id, { files: true });
  jest.restoreAllMocks();
});

async function waitForUpload(folder: string): Promise<void> {
  for (let tries = 0; tries < 500 && !sentFolders.includes(folder); tries += 1)
    await new Promise((done) => setTimeout(done, 10));
  expect(sentFolders).toContain(folder);
}

describe('who starts the uploads of a page', () => {
  it('shares one runner while the account is the same', () => {
    expect(startUploads(api, ANNA)).toBe(startUploads(api, ANNA));
  });

  it.each([
    ['after a login of another account', false, BRUNO],
    ['after an end of the session and another login', true, BRUNO],
    ['after an end of the session and a login of the same account', true, ANNA],
  ])('sends the files of who is logged in: %s', async (_, isEnded, account) => {
    const first = startUploads(api, ANNA);
    if (isEnded) first.stop();
    await insertFile(account.id);
    const second = startUploads(api, account);
    expect(first.isStopped).toBe(true);
    expect([second.accountId, second.isStopped]).toEqual([account.id, false]);
    await waitForUpload(`${account.id}/1`);
    second.stop();
  });

  it('sends nothing of the former account after another login', async () => {
    startUploads(api, ANNA);
    await insertFile(BRUNO.id);
    const second = startUploads(api, BRUNO);
    await insertFile(ANNA.id);
    window.dispatchEvent(new Event('online'));
    await waitForUpload(`${BRUNO.id}/1`);
    expect(sentFolders).toEqual([`${BRUNO.id}/1`]);
    second.stop();
  });
});
