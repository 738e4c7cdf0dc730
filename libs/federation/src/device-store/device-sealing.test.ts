import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { openDeviceDatabase } from './device-database.js';
import { keepDeviceDraft, listDeviceDrafts } from './device-drafts.js';
import type { DeviceKeyPair } from './device-encryption.js';
import { keepDeviceFile, listDeviceFiles, readDeviceFileBytes } from './device-files.js';
import {
  listDeviceAccounts,
  removeDeviceAccount,
  removeExpiredSealedWork,
  restoreDeviceAccount,
  sealDeviceAccount,
} from './device-sealing.js';
import { openSealedDatabase } from './sealed-database.js';

const [OWNER, OTHER] = [7, 8];
const TAX_CODE = 'RSSMRA80A01H501U';
const NAME = `pratiche.copia.${OWNER}.12.scheda`;
const TYPING = JSON.stringify({ form: { beneficiarySsn: TAX_CODE }, at: Date.now() });

async function createPair(id: string): Promise<DeviceKeyPair> {
  const { privateKey } = await webcrypto.subtle.generateKey(
    { name: 'ECDH', namedCurve: 'P-256' },
    true,
    ['deriveBits'],
  );
  const { x = '', y = '', d = '' } = await webcrypto.subtle.exportKey('jwk', privateKey);
  return { id, x, y, d };
}

const values = new Map<string, string>();
const storage = {
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, value: string) => void values.set(name, value),
  removeItem: (name: string) => void values.delete(name),
  key: (index: number) => [...values.keys()][index] ?? null,
  get length() {
    return values.size;
  },
};
const seal = (publicKey: DeviceKeyPair | null, isLive = () => false) =>
  sealDeviceAccount(OWNER, { storage, publicKey, isLive });

/** Every byte that the databases and local storage hold, as one text. */
async function readDevice(): Promise<string> {
  const [device, sealed] = [await openDeviceDatabase(), await openSealedDatabase()];
  const rows = [
    ...(await device.getAll('drafts')),
    ...(await device.getAll('files')),
    ...(await sealed.getAll('entries')),
  ];
  const blobs = await Promise.all((await device.getAll('bytes')).map(({ blob }) => blob.text()));
  const bytes = (await sealed.getAll('entries')).flatMap(({ head, content }) =>
    [head, content].map((part) => new TextDecoder('latin1').decode(part?.bytes)),
  );
  return JSON.stringify([rows, blobs, bytes, [...values]]);
}

let pair: DeviceKeyPair;
beforeEach(async () => {
  pair = await createPair('one');
  for (const id of [OWNER, OTHER]) await removeDeviceAccount(id, storage);
  values.clear();
  storage.setItem(NAME, TYPING);
  storage.setItem(`pratiche.copia.${OTHER}.5.scheda`, TYPING);
  for (const accountId of [OWNER, OTHER])
    await keepDeviceDraft({
      accountId,
      id: 12,
      client: 'Mario Rossi',
      dossier: { beneficiarySsn: TAX_CODE },
      lastStep: null,
      keptAt: 1,
    });
  await keepDeviceFile(
    { accountId: OWNER, dossierId: 12, itemId: 3 },
    new File([`foto di ${TAX_CODE}`], 'Mario Rossi.pdf', { type: 'application/pdf' }),
  );
});

describe('the end of a session', () => {
  it('leaves nothing of the account to read, and other accounts alone', async () => {
    expect(await readDevice()).toContain(TAX_CODE);
    expect(await seal(pair)).toBe(true);
    expect(await listDeviceDrafts(OWNER)).toEqual([]);
    expect(await listDeviceFiles(OWNER)).toEqual([]);
    expect(storage.getItem(NAME)).toBeNull();
    expect(await listDeviceDrafts(OTHER)).toHaveLength(1);
    expect(await listDeviceAccounts()).toEqual([OTHER]);
    await removeDeviceAccount(OTHER, storage);
    const text = await readDevice();
    for (const word of [TAX_CODE, 'Mario', 'Rossi', 'foto']) expect(text).not.toContain(word);
  });

  it('deletes what is unsent where the account’s key never came', async () => {
    expect(await seal(null)).toBe(false);
    expect(storage.getItem(NAME)).toBeNull();
    expect(await listDeviceFiles(OWNER)).toEqual([]);
    expect(await (await openSealedDatabase()).count('entries')).toBe(0);
  });

  it('touches nothing once the account is logged in again', async () => {
    expect(await seal(pair, () => true)).toBe(false);
    expect(storage.getItem(NAME)).toBe(TYPING);
    expect(await listDeviceFiles(OWNER)).toHaveLength(1);
  });
});

describe('the next login of the owner', () => {
  it('gives typing and files back as they were', async () => {
    const [file] = await listDeviceFiles(OWNER);
    await seal(pair);
    // A page that typed on after the first turn.
    storage.setItem(`pratiche.copia.${OWNER}.nuova.scheda`, TYPING);
    await seal(pair);
    expect(await restoreDeviceAccount(OWNER, [await createPair('two'), pair], storage)).toEqual({
      dossierIds: [12, null],
      fileCount: 1,
    });
    expect(JSON.parse(storage.getItem(NAME) ?? '')).toMatchObject({
      form: { beneficiarySsn: TAX_CODE },
    });
    const [restored] = await listDeviceFiles(OWNER);
    expect(restored).toMatchObject({ key: file?.key, fileName: 'Mario Rossi.pdf', itemId: 3 });
    const bytes = await readDeviceFileBytes(restored?.key ?? '');
    expect(await bytes?.text()).toBe(`foto di ${TAX_CODE}`);
    expect(await (await openSealedDatabase()).count('entries')).toBe(0);
  });

  it('reads nothing with the keys of another account', async () => {
    await seal(pair);
    const wrong = { ...(await createPair('one')) };
    await expect(restoreDeviceAccount(OWNER, [wrong], storage)).rejects.toThrow();
    expect(await restoreDeviceAccount(OTHER, [pair], storage)).toEqual({
      dossierIds: [],
      fileCount: 0,
    });
    expect(storage.getItem(NAME)).toBeNull();
    expect(await (await openSealedDatabase()).count('entries')).toBe(2);
  });
});

it('is deleted once it is 30 days old', async () => {
  await seal(pair);
  const day = 86_400_000;
  expect(await removeExpiredSealedWork(Date.now() + 29 * day)).toEqual([OWNER]);
  expect(await removeExpiredSealedWork(Date.now() + 31 * day)).toEqual([]);
  expect(await (await openSealedDatabase()).count('entries')).toBe(0);
});
