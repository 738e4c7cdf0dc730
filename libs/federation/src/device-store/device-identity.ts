const STORAGE_KEY = 'pratiche.dispositivo';

/** Identifier of this browser, made at its first use. */
export function readDeviceId(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const known = storage.getItem(STORAGE_KEY);
  if (known !== null && /^[0-9a-f-]{36}$/.test(known)) return known;
  const made = crypto.randomUUID();
  storage.setItem(STORAGE_KEY, made);
  return made;
}

/** Whether this browser can keep files: not everywhere in private windows, nor without https. */
export const canKeepFiles = (): boolean =>
  typeof indexedDB !== 'undefined' &&
  typeof crypto !== 'undefined' &&
  typeof crypto.subtle !== 'undefined';
