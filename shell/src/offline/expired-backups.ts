import { isDeviceCopyExpired, isUnsentExpired } from '@pratiche/domain';

/** Start of the names of all accounts' copies (`libs/federation/src/draft-backups.ts`). */
const ALL_BACKUPS = 'pratiche.copia.';

/** Copies of customers, who have a link and no account. */
const LINK_BACKUPS = `${ALL_BACKUPS}0.`;

/** Deletes typing that the server never got: of customers after seven days, of accounts after 30. */
export function discardExpiredBackups(
  storage: Pick<Storage, 'key' | 'length' | 'getItem' | 'removeItem'>,
  now: number,
): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys)
      if (key.startsWith(ALL_BACKUPS)) {
        const isExpired = key.startsWith(LINK_BACKUPS) ? isDeviceCopyExpired : isUnsentExpired;
        if (isExpired(readTime(storage.getItem(key)), now)) storage.removeItem(key);
      }
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
