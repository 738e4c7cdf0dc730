import { isUnsentExpired } from '@pratiche/domain';
import { draftBackupPrefix } from '../draft-backups.js';
import { notifyDeviceChange } from './device-changes.js';
import { openDeviceDatabase, type DeviceFile } from './device-database.js';
import {
  openSealedBytes,
  sealBytes,
  type DeviceKeyPair,
  type DevicePublicKey,
} from './device-encryption.js';
import { listDeviceFiles, readDeviceFileBytes, removeDeviceFiles } from './device-files.js';
import { openSealedDatabase, type SealedEntry } from './sealed-database.js';

type TypingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

type SealedHead =
  { kind: 'typing'; name: string; value: string } | { kind: 'file'; file: DeviceFile };

/** What came back for its owner. */
export interface RestoredWork {
  /** Dossiers with typing; `null` for one that the server has not stored. */
  dossierIds: (number | null)[];
  fileCount: number;
}

const LOCK_NAME = 'pratiche-seal';

/** One tab at a time seals, restores or deletes. */
const withSealLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK_NAME, work) : work();

const listTypingNames = (storage: TypingStorage, accountId: number): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
    name.startsWith(draftBackupPrefix(accountId)),
  );

/** Accounts with dossiers or files in clear on this device. */
export async function listDeviceAccounts(): Promise<number[]> {
  const database = await openDeviceDatabase();
  const drafts = await database.getAllKeys('drafts');
  const files = await database.getAll('files');
  return [...new Set([...drafts.map(([id]) => id), ...files.map(({ accountId }) => accountId)])];
}

interface Sealing {
  storage: TypingStorage;
  /** `null` where this device never got it: then nothing that is unsent can stay. */
  publicKey: DevicePublicKey | null;
  /** The account has a session again: the rest is its own. */
  isLive: () => boolean;
}

/**
 * After the end of an account's session: deletes its dossiers, and encrypts the typing and the files
 * that the server lacks for the next login of their owner.
 * @returns whether anything is encrypted on this device
 */
export const sealDeviceAccount = (accountId: number, sealing: Sealing): Promise<boolean> =>
  withSealLock(async () => {
    const { storage, publicKey, isLive } = sealing;
    if (isLive()) return false;
    // The typing first: it is in the plainest place.
    for (const name of listTypingNames(storage, accountId)) {
      const value = storage.getItem(name);
      if (isLive()) return false;
      if (value === null) continue;
      if (publicKey !== null)
        await sealEntry(publicKey, {
          key: name,
          accountId,
          at: readTypingTime(value),
          head: { kind: 'typing', name, value },
        });
      // Typed on meanwhile: the next turn takes it.
      if (storage.getItem(name) === value) storage.removeItem(name);
    }
    const database = await openDeviceDatabase();
    for (const key of await database.getAllKeysFromIndex('drafts', 'account', accountId))
      await database.delete('drafts', key);
    for (const file of await listDeviceFiles(accountId)) {
      if (isLive()) return false;
      const bytes = await readDeviceFileBytes(file.key);
      if (publicKey !== null && bytes !== null)
        await sealEntry(
          publicKey,
          { key: file.key, accountId, at: file.takenAt, head: { kind: 'file', file } },
          await bytes.arrayBuffer(),
        );
      await removeDeviceFiles([file.key]);
    }
    return (await countSealed(accountId)) > 0;
  });

async function sealEntry(
  publicKey: DevicePublicKey,
  { head, ...entry }: Pick<SealedEntry, 'key' | 'accountId' | 'at'> & { head: SealedHead },
  content: ArrayBuffer | null = null,
): Promise<void> {
  const sealed: SealedEntry = {
    ...entry,
    head: await sealBytes(publicKey, new TextEncoder().encode(JSON.stringify(head))),
    content: content === null ? null : await sealBytes(publicKey, content),
  };
  await (await openSealedDatabase()).put('entries', sealed);
}

const countSealed = async (accountId: number): Promise<number> =>
  (await openSealedDatabase()).countFromIndex('entries', 'account', accountId);

/** After a login: gives the account back what was encrypted on this device. */
export const restoreDeviceAccount = (
  accountId: number,
  pairs: readonly DeviceKeyPair[],
  storage: TypingStorage,
): Promise<RestoredWork> =>
  withSealLock(async () => {
    const database = await openSealedDatabase();
    const dossierIds = new Set<number | null>();
    let fileCount = 0;
    for (const entry of await database.getAllFromIndex('entries', 'account', accountId)) {
      const pair = pairs.find(({ id }) => id === entry.head.keyId);
      // Of a secret that the server no longer has: nobody can read it, and it goes with its time.
      if (pair === undefined) continue;
      const head = await restoreEntry(entry, pair, storage);
      if (head.kind === 'file') fileCount += 1;
      else dossierIds.add(dossierIdFromName(head.name, accountId));
      await database.delete('entries', entry.key);
    }
    if (fileCount > 0) notifyDeviceChange();
    return { dossierIds: [...dossierIds], fileCount };
  });

async function restoreEntry(
  { head: sealedHead, content }: SealedEntry,
  pair: DeviceKeyPair,
  storage: TypingStorage,
): Promise<SealedHead> {
  const text = new TextDecoder().decode(await openSealedBytes(pair, sealedHead));
  const head = JSON.parse(text) as SealedHead;
  if (head.kind === 'typing') restoreTyping(storage, head.name, head.value);
  else if (content !== null) await restoreFile(head.file, await openSealedBytes(pair, content));
  return head;
}

/** Its time begins anew, so that no older release deletes it as too old. */
function restoreTyping(storage: TypingStorage, name: string, value: string): void {
  const typing = JSON.parse(value) as object;
  storage.setItem(name, JSON.stringify({ ...typing, at: Date.now() }));
}

async function restoreFile(file: DeviceFile, bytes: ArrayBuffer): Promise<void> {
  const database = await openDeviceDatabase();
  const transaction = database.transaction(['files', 'bytes'], 'readwrite');
  const blob = new Blob([bytes], { type: file.contentType });
  await Promise.all([
    transaction.objectStore('bytes').put({ key: file.key, blob }),
    transaction.objectStore('files').put({ ...file, takenAt: Date.now(), nextAttemptAt: 0 }),
    transaction.done,
  ]);
}

function dossierIdFromName(name: string, accountId: number): number | null {
  const id = Number(name.slice(draftBackupPrefix(accountId).length).split('.')[0]);
  return id > 0 ? id : null;
}

/** Deletes everything of an account from this device, encrypted or not. */
export const removeDeviceAccount = (accountId: number, storage: TypingStorage): Promise<void> =>
  withSealLock(async () => {
    for (const name of listTypingNames(storage, accountId)) storage.removeItem(name);
    const database = await openDeviceDatabase();
    for (const key of await database.getAllKeysFromIndex('drafts', 'account', accountId))
      await database.delete('drafts', key);
    await removeDeviceFiles(await database.getAllKeysFromIndex('files', 'account', accountId));
    const sealed = await openSealedDatabase();
    for (const key of await sealed.getAllKeysFromIndex('entries', 'account', accountId))
      await sealed.delete('entries', key);
  });

/**
 * Deletes what was encrypted and is 30 days old.
 * @returns the accounts that have something left
 */
export const removeExpiredSealedWork = (now = Date.now()): Promise<number[]> =>
  withSealLock(async () => {
    const database = await openSealedDatabase();
    const left = new Set<number>();
    for (const { key, accountId, at } of await database.getAll('entries'))
      if (isUnsentExpired(at, now)) await database.delete('entries', key);
      else left.add(accountId);
    return [...left];
  });

function readTypingTime(value: string): number {
  try {
    const { at } = JSON.parse(value) as { at?: unknown };
    return typeof at === 'number' ? at : Date.now();
  } catch {
    return Date.now();
  }
}
