import { openDB, type DBSchema } from 'idb';
import { openOnce } from './open-once.js';

/** What every dossier needs and no account owns. */
export type ReferenceName = 'municipalities' | 'settings';

interface Reference {
  name: ReferenceName;
  /** As the server answered it. */
  value: object;
  /** Milliseconds since 1970. */
  keptAt: number;
}

interface ReferenceSchema extends DBSchema {
  references: { key: ReferenceName; value: Reference };
}

/** A database of its own: a release that is pinned back still opens the one of the dossiers. */
const DATABASE_NAME = 'pratiche-reference';

/** @throws where the browser keeps nothing */
const openReferenceDatabase = openOnce<ReferenceSchema>((closing) =>
  openDB<ReferenceSchema>(DATABASE_NAME, 1, {
    ...closing,
    upgrade: (database) => void database.createObjectStore('references', { keyPath: 'name' }),
  }),
);

/** Keeps an answer of the server for the time without a network, instead of the one before. */
export async function keepReference(name: ReferenceName, value: object): Promise<void> {
  await (await openReferenceDatabase()).put('references', { name, value, keptAt: Date.now() });
}

export async function readReference(
  name: ReferenceName,
): Promise<{ value: object; keptAt: number } | null> {
  return (await (await openReferenceDatabase()).get('references', name)) ?? null;
}
