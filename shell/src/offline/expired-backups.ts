import { isDeviceCopyExpired } from '@pratiche/domain/device-files';

/** Start of the names of all accounts' copies (`libs/federation/src/draft-backups.ts`). */
const ALL_BACKUPS = 'pratiche.copia.';

/** Deletes copies of typing that the server never got, once they are seven days old. */
export function discardExpiredBackups(
  storage: Pick<Storage, 'key' | 'length' | 'getItem' | 'removeItem'>,
  now: number,
): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys)
      if (key.startsWith(ALL_BACKUPS) && isDeviceCopyExpired(readTime(storage.getItem(key)), now))
        storage.removeItem(key);
  } catch {
    // Storage switched off: then there is nothing to delete.
  }
}

function readTime(text: string | null): number {
  try {
    const { at } = JSON.parse(text ?? '{}') as { at?: unknown };
    return typeof at === 'number' ? at : Infinity;
  } catch {
    return Infinity;
  }
}
