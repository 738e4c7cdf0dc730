/**
 * Contract between host and wizard about input that the server has not received: the storage keys
 * of the backups, and the event by which the host requests a save before the user leaves.
 */
const KEY_PREFIX = 'pratiche.copia';
const SAVE_REQUEST_EVENT = 'pratiche-save-now';

type BackupStorage = Pick<Storage, 'key' | 'length' | 'removeItem'>;

/** Start of the names of an account's copies; `<dossier>.<tab>` follows. */
export const draftBackupPrefix = (accountId: number): string => `${KEY_PREFIX}.${accountId}.`;

function listBackupKeys(storage: BackupStorage, accountId: number): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(draftBackupPrefix(accountId)));
}

/** How many dossiers have typing on this device that the server lacks; none where storage is switched off. */
export function countDossiersWithBackup(storage: BackupStorage, accountId: number): number {
  try {
    return new Set(
      listBackupKeys(storage, accountId).map(
        (key) => key.slice(draftBackupPrefix(accountId).length).split('.')[0],
      ),
    ).size;
  } catch {
    return 0;
  }
}

/** Dossiers with typing on this device that the server lacks; `null` for those without a number. */
export function listBackedUpDossiers(storage: BackupStorage, accountId: number): (number | null)[] {
  try {
    const names = listBackupKeys(storage, accountId).map(
      (key) => key.slice(draftBackupPrefix(accountId).length).split('.')[0],
    );
    return [...new Set(names.map((name) => (Number(name) > 0 ? Number(name) : null)))];
  } catch {
    return [];
  }
}

/** Removes an account's copies from this device. */
export function discardDraftBackups(storage: BackupStorage, accountId: number): void {
  for (const key of listBackupKeys(storage, accountId)) storage.removeItem(key);
}

/** Asks every open dossier to save its changes. */
export const requestSave = (): boolean => window.dispatchEvent(new Event(SAVE_REQUEST_EVENT));

/** Calls `save` when the host requests it; returns the function that unsubscribes. */
export function onSaveRequest(save: () => void): () => void {
  window.addEventListener(SAVE_REQUEST_EVENT, save);
  return () => window.removeEventListener(SAVE_REQUEST_EVENT, save);
}
