import { openDB, type DBSchema } from 'idb';
import type { SealedBytes } from './device-encryption.js';
import { openOnce } from './open-once.js';

/** Typing or a file that the server lacks, of an account without a session on this device. */
export interface SealedEntry {
  /** Name of the typing in local storage, or key of the file. */
  key: string;
  accountId: number;
  /** Milliseconds since 1970: when it was typed or taken. */
  at: number;
  /** What it is, as JSON. */
  head: SealedBytes;
  /** Bytes of a file; `null` for typing. */
  content: SealedBytes | null;
}

interface SealedSchema extends DBSchema {
  entries: { key: string; value: SealedEntry; indexes: { account: number } };
}

/** A database of its own: a release that is pinned back still opens the one of the dossiers. */
const DATABASE_NAME = 'pratiche-sealed';

/** @throws where the browser keeps nothing */
export const openSealedDatabase = openOnce<SealedSchema>((closing) =>
  openDB<SealedSchema>(DATABASE_NAME, 1, {
    ...closing,
    upgrade: (database) =>
      void database
        .createObjectStore('entries', { keyPath: 'key' })
        .createIndex('account', 'accountId'),
  }),
);
