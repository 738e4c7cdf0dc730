import 'fake-indexeddb/auto';
import type { ApiClient } from '@pratiche/api';
import { keepDeviceDraft, listDeviceDrafts } from '@pratiche/federation/device-store';
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  dismissRestored,
  followDeviceSession,
  getDeviceState,
  isRestoring,
  removeDeviceWork,
} from './device-session.js';

const [OWNER, OTHER] = [7, 8];
const TYPING = `pratiche.copia.${OWNER}.12.scheda`;
const TAX_CODE = 'RSSMRA80A01H501U';

async function createPair(id: string) {
  const { privateKey } = await webcrypto.subtle.generateKey(
    { name: 'ECDH', namedCurve: 'P-256' },
    true,
    ['deriveBits'],
  );
  const { x = '', y = '', d = '' } = await webcrypto.subtle.exportKey('jwk', privateKey);
  return { id, x, y, d };
}

let pair: Awaited<ReturnType<typeof createPair>>;
const answer = jest.fn(async () => ({ data: [pair], response: new Response() }));
const api = { GET: answer } as unknown as ApiClient;

beforeEach(async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const locks = { request: (_: string, work: () => unknown) => Promise.resolve().then(work) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  pair ??= await createPair('one');
  answer.mockClear();
  await followDeviceSession(api, OWNER);
  dismissRestored();
  window.localStorage.setItem(TYPING, JSON.stringify({ form: { ssn: TAX_CODE }, at: Date.now() }));
  window.localStorage.setItem(`pratiche.segni.${OWNER}.12`, '{}');
  window.sessionStorage.setItem(`palette-recent.${OWNER}`, 'Mario Rossi');
  await keepDeviceDraft({
    accountId: OWNER,
    id: 12,
    client: 'Mario Rossi',
    dossier: { ssn: TAX_CODE },
    lastStep: null,
    keptAt: Date.now(),
  });
});
afterEach(async () => {
  await followDeviceSession(api, null);
  await removeDeviceWork(OWNER);
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const readClear = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);

describe.each([
  ['no session is left (logout here or in another tab, refused, suspended, deleted)', null],
  ['another account logs in', OTHER],
])('when %s', (_, next) => {
  it('nothing of the account stays to read, and its owner gets the typing back', async () => {
    await followDeviceSession(api, next);
    expect(await listDeviceDrafts(OWNER)).toEqual([]);
    for (const word of [TAX_CODE, 'Mario', `copia.${OWNER}`, `segni.${OWNER}`])
      expect(readClear()).not.toContain(word);
    expect(getDeviceState().restored).toBeNull();
    expect(isRestoring(getDeviceState(), OWNER)).toBe(true);

    await followDeviceSession(api, OWNER);
    expect(JSON.parse(window.localStorage.getItem(TYPING) ?? '')).toMatchObject({
      form: { ssn: TAX_CODE },
    });
    expect(getDeviceState().restored).toEqual({ dossierIds: [12], fileCount: 0 });
    expect(isRestoring(getDeviceState(), OWNER)).toBe(false);
  });
});

it('is noticed at the next start, where the page was closed before', async () => {
  await followDeviceSession(api, null);
  // A page of the release before, or one that closed, wrote once more.
  window.localStorage.setItem(TYPING, JSON.stringify({ form: { ssn: TAX_CODE }, at: Date.now() }));
  await followDeviceSession(api, OTHER);
  expect(readClear()).not.toContain(TAX_CODE);
  await followDeviceSession(api, OWNER);
  expect(window.localStorage.getItem(TYPING)).toContain(TAX_CODE);
});

it('lets pages open where the server answers no keys, and tries again at the next start', async () => {
  await followDeviceSession(api, null);
  answer.mockRejectedValueOnce(new Error('Rete'));
  await followDeviceSession(api, OWNER);
  expect(isRestoring(getDeviceState(), OWNER)).toBe(false);
  expect(window.localStorage.getItem(TYPING)).toBeNull();
  await followDeviceSession(api, null);
  await followDeviceSession(api, OWNER);
  expect(window.localStorage.getItem(TYPING)).toContain(TAX_CODE);
});

it('deletes what a person does not want to keep', async () => {
  await followDeviceSession(api, null);
  await removeDeviceWork(OWNER);
  await followDeviceSession(api, OWNER);
  expect(window.localStorage.getItem(TYPING)).toBeNull();
  expect(getDeviceState().restored).toBeNull();
});

it('leaves the typing of a customer with a link alone', async () => {
  const name = 'pratiche.copia.0.12.scheda';
  window.localStorage.setItem(name, JSON.stringify({ at: Date.now() }));
  await followDeviceSession(api, null);
  expect(window.localStorage.getItem(name)).not.toBeNull();
});
