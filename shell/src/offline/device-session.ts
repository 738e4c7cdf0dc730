import { readData, type ApiClient } from '@pratiche/api';
import type { RestoredWork } from '@pratiche/federation/device-store';
import {
  listStoredAccounts,
  readAccountTrace,
  removeAccountTrace,
  writeAccountTrace,
} from './device-key-memory.js';
import { discardExpiredBackups } from './expired-backups.js';

const loadStore = () => import('@pratiche/federation/device-store');
const canKeep = (): boolean => typeof indexedDB !== 'undefined' && 'subtle' in crypto;

/** An open dossier writes its last typing while its page closes: later turns take it. */
const LATER_TURNS_MS = [500, 3_000, 15_000];
/** Longest time that pages wait for what comes back after a login. */
const RESTORE_TIMEOUT_MS = 10_000;

/** What a tab keeps of the pages that a session opened. */
const TAB_NAMES = ['palette-recent.', 'office-list-place', 'pratiche.documents-open'];
const MARK_PREFIX = 'pratiche.segni.';
const TYPING_PREFIX = 'pratiche.copia.';

interface DeviceState {
  /** The account that has back what this device kept of it, as far as that was possible. */
  settledId: number | null;
  /** What the last login gave back, until the person has read it. */
  restored: RestoredWork | null;
}

let state: DeviceState = { settledId: null, restored: null };
/** Who is logged in; `undefined` before the page knows. */
let followedId: number | null | undefined;
const currentId = (): number | null => followedId ?? null;
const listeners = new Set<() => void>();

function setState(change: Partial<DeviceState>): void {
  state = { ...state, ...change };
  for (const listener of [...listeners]) listener();
}

export const getDeviceState = (): DeviceState => state;
export function subscribeDeviceState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const dismissRestored = (): void => setState({ restored: null });

/** Whether pages wait for what this device gives back to the account. */
export const isRestoring = ({ settledId }: DeviceState, accountId: number): boolean =>
  settledId !== accountId && readAccountTrace(accountId)?.isSealed === true;

/**
 * Says who is logged in now. At every end of a session, whatever ended it, and at a login of another
 * account, nothing of the former one stays readable on this device; at a login of its owner the rest
 * comes back.
 */
export async function followDeviceSession(api: ApiClient, id: number | null): Promise<void> {
  if (id === followedId) return;
  const isEnd = currentId() !== null;
  if (followedId === undefined) discardExpiredBackups(window.localStorage, Date.now());
  followedId = id;
  setState({ settledId: null, restored: null });
  if (isEnd) forgetTab();
  await endOtherSessions().catch(() => undefined);
  if (isEnd)
    for (const wait of LATER_TURNS_MS)
      setTimeout(() => void endOtherSessions().catch(() => undefined), wait);
  if (id !== null) await beginSession(api, id);
}

/** Deletes and encrypts what is here of every account that is not logged in. */
export async function endOtherSessions(): Promise<void> {
  const stored = listStoredAccounts(currentId());
  forgetNames(MARK_PREFIX, stored);
  // Without a database nothing can be encrypted, and nothing else is here.
  if (!canKeep()) return forgetNames(TYPING_PREFIX, stored);
  if (stored.length === 0 && !mayHoldUntracedWork()) return;
  const store = await loadStore();
  const sealedIds = await store.removeExpiredSealedWork();
  const accounts = new Set([...stored, ...sealedIds, ...(await store.listDeviceAccounts())]);
  for (const id of accounts) {
    const isLive = () => id === currentId();
    if (id === 0 || isLive()) continue;
    const trace = readAccountTrace(id);
    // Said before it is so: a page that closes meanwhile goes on at the next start.
    if (trace !== null) writeAccountTrace(id, { ...trace, isSealed: true });
    const isSealed = await store.sealDeviceAccount(id, {
      storage: window.localStorage,
      publicKey: trace?.publicKey ?? null,
      isLive,
    });
    if (!isSealed && !isLive()) removeAccountTrace(id);
  }
}

/** Gets the account's keys once a login, and with them what is encrypted here. */
async function beginSession(api: ApiClient, id: number): Promise<void> {
  const trace = readAccountTrace(id);
  try {
    if (!canKeep() || (trace !== null && !trace.isSealed)) return;
    const pairs = await readData(api.GET('/api/Accounts/device-keys'));
    const [first] = pairs;
    if (first === undefined || id !== currentId()) return;
    const publicKey = { id: first.id, x: first.x, y: first.y };
    writeAccountTrace(id, { publicKey, isSealed: trace?.isSealed ?? false });
    if (trace === null) return;
    const store = await loadStore();
    const restored = await withTimeout(store.restoreDeviceAccount(id, pairs, window.localStorage));
    writeAccountTrace(id, { publicKey, isSealed: false });
    if (restored.dossierIds.length + restored.fileCount > 0) setState({ restored });
  } catch {
    // No answer, or a server of the release before: the next start tries again.
  } finally {
    if (id === currentId()) setState({ settledId: id });
  }
}

const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Restoring takes too long')), RESTORE_TIMEOUT_MS);
    }),
  ]);

/** A person chose to delete what waits. */
export async function removeDeviceWork(accountId: number): Promise<void> {
  if (!canKeep()) return;
  await (await loadStore()).removeDeviceAccount(accountId, window.localStorage);
  if (accountId !== currentId()) removeAccountTrace(accountId);
}

function forgetNames(prefix: string, accountIds: readonly number[]): void {
  const starts = accountIds.map((id) => `${prefix}${id}.`);
  removeNames(window.localStorage, starts);
}

const forgetTab = (): void => removeNames(window.sessionStorage, TAB_NAMES);

function removeNames(storage: Storage, starts: readonly string[]): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names)
    if (starts.some((start) => name.startsWith(start))) storage.removeItem(name);
}

/**
 * Releases before this one left dossiers without a trace of their account: looked for at the first
 * login, and without a session where the service worker says that fitters use this device.
 */
const mayHoldUntracedWork = (): boolean => {
  const id = currentId();
  if (id !== null) return readAccountTrace(id) === null;
  return 'serviceWorker' in navigator && Boolean(navigator.serviceWorker.controller);
};
