import { parseCopiedFields, type CopiedFields } from './copied-fields.js';

const STORAGE_PREFIX = 'pratiche.copied.';
/**
 * Maximum number of dossiers stored per operator: about a week's work. A browser allows about 5 MB;
 * one dossier takes 3 kB.
 */
const MAX_STORED_DOSSIERS = 300;

export const copiedFieldsKey = (operatorId: number, dossierId: number): string =>
  `${STORAGE_PREFIX}${operatorId}.${dossierId}`;

/** A browser may refuse its storage (private window): then the copied fields last as long as the page. */
export function readCopiedFields(key: string, storage: Storage = localStorage): CopiedFields {
  try {
    return parseCopiedFields(storage.getItem(key));
  } catch {
    return {};
  }
}

export function writeCopiedFields(
  key: string,
  copiedFields: CopiedFields,
  storage: Storage = localStorage,
): void {
  try {
    if (Object.keys(copiedFields).length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(copiedFields));
    pruneStorage(storage, key);
  } catch {
    // See above.
  }
}

/**
 * Removes the dossiers with the lowest numbers, which are long finished, but never the current
 * dossier.
 */
function pruneStorage(storage: Storage, current: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(STORAGE_PREFIX) === true,
  );
  const number = (key: string): number => Number(key.slice(key.lastIndexOf('.') + 1));
  const surplus = keys
    .filter((key) => key !== current)
    .sort((a, b) => number(b) - number(a))
    .slice(MAX_STORED_DOSSIERS - 1);
  for (const key of surplus) storage.removeItem(key);
}
