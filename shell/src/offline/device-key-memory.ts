import type { DevicePublicKey } from '@pratiche/federation/device-store';

const KEY_PREFIX = 'pratiche.chiave.';

/** What this device remembers of an account that was logged in here. */
export interface AccountTrace {
  /** Encrypts what is unsent when the session ends; the private half is with the server. */
  publicKey: DevicePublicKey;
  /** Something of the account is encrypted on this device. */
  isSealed: boolean;
}

export function readAccountTrace(accountId: number): AccountTrace | null {
  try {
    const trace = JSON.parse(
      window.localStorage.getItem(KEY_PREFIX + accountId) ?? 'null',
    ) as Partial<AccountTrace> | null;
    return typeof trace?.publicKey?.id === 'string' ? (trace as AccountTrace) : null;
  } catch {
    return null;
  }
}

export function writeAccountTrace(accountId: number, trace: AccountTrace): void {
  try {
    window.localStorage.setItem(KEY_PREFIX + accountId, JSON.stringify(trace));
  } catch {
    // Storage full or switched off: then little is kept that could stay behind.
  }
}

export const removeAccountTrace = (accountId: number): void =>
  window.localStorage.removeItem(KEY_PREFIX + accountId);

/** Names in local storage that belong to an account; 0 are customers, who have no session. */
const ACCOUNT_NAME = /^pratiche\.(?:chiave|copia|segni)\.(\d+)/;

/** Accounts other than the one that is logged in, of which local storage holds something. */
export function listStoredAccounts(currentId: number | null): number[] {
  const { localStorage } = window;
  const ids = Array.from({ length: localStorage.length }, (_, index) =>
    Number(ACCOUNT_NAME.exec(localStorage.key(index) ?? '')?.[1] ?? 0),
  );
  return [...new Set(ids)].filter((id) => id !== 0 && id !== currentId);
}
