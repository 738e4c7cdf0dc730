/** Part of `Storage` that is needed, so that tests bring their own. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Keys of this device that begin so. */
export const listKeysByPrefix = (storage: DeviceStorage, start: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(start),
  );

/** Reads the value of a key; `null` if it is missing or `isWhole` rejects it. */
export function readStoredJson<T extends object>(
  storage: DeviceStorage,
  key: string,
  isWhole: (kept: Partial<T>) => boolean,
): T | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as T | null;
    return kept !== null && isWhole(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function removeStoredItem(storage: DeviceStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Storage switched off: then there is nothing to remove either.
  }
}
