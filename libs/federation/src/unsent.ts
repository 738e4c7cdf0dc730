/**
 * What host and the wizard promise each other about typing that the server has not received: where its copies lie, and how
 * the host asks for it to be saved before somebody leaves.
 */
const PREFIX = 'pratiche.copia';
const SAVE_NOW = 'pratiche-save-now';

type Items = Pick<Storage, 'key' | 'length' | 'removeItem'>;

/** Start of the names of an account's copies; `<dossier>.<tab>` follows. */
export const unsentPrefix = (accountId: number): string => `${PREFIX}.${accountId}.`;

function keysOf(storage: Items, accountId: number): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(unsentPrefix(accountId)));
}

/** How many dossiers have typing on this device that the server lacks; none where storage is switched off. */
export function unsentDossiers(storage: Items, accountId: number): number {
  try {
    return new Set(
      keysOf(storage, accountId).map(
        (key) => key.slice(unsentPrefix(accountId).length).split('.')[0],
      ),
    ).size;
  } catch {
    return 0;
  }
}

/** Removes an account's copies from this device. */
export function discardUnsent(storage: Items, accountId: number): void {
  for (const key of keysOf(storage, accountId)) storage.removeItem(key);
}

/** Asks every open dossier to save what it has. */
export const askToSave = (): boolean => window.dispatchEvent(new Event(SAVE_NOW));

/** Calls `save` when the host asks; the answer ends that. */
export function onAskedToSave(save: () => void): () => void {
  window.addEventListener(SAVE_NOW, save);
  return () => window.removeEventListener(SAVE_NOW, save);
}
