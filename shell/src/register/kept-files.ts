import { REGISTRATION_FILES, type RegistrationFile } from '@pratiche/domain';
import { DRAFT_DAYS } from './draft.js';

const NAME = 'pratiche.registrazione';
const STORE = 'files';
const LIFE_MS = DRAFT_DAYS * 86_400_000;

interface Kept {
  file: File;
  at: number;
}

/**
 * The chosen files in the browser's own database: they survive a reload and leave the device only with the
 * registration. Where the browser has none (some private windows), they live as long as the page.
 */
export class KeptFiles {
  async all(): Promise<Partial<Record<RegistrationFile, File>>> {
    const found = await Promise.all(
      REGISTRATION_FILES.map(async (name) => {
        const kept = await run<Kept | undefined>(
          'readonly',
          (store) => store.get(name) as IDBRequest<Kept | undefined>,
        );
        if (kept !== undefined && kept !== null && kept.at < Date.now() - LIFE_MS)
          await this.set(name, null);
        else if (kept?.file instanceof File) return [name, kept.file] as const;
        return null;
      }),
    );
    return Object.fromEntries(found.filter((one) => one !== null));
  }

  async set(name: RegistrationFile, file: File | null): Promise<void> {
    if (file === null) await run('readwrite', (store) => store.delete(name));
    else
      await run('readwrite', (store) => store.put({ file, at: Date.now() } satisfies Kept, name));
  }

  async clear(): Promise<void> {
    await run('readwrite', (store) => store.clear());
  }
}

/** One request of its own; `null` when the database cannot be used. */
async function run<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const database = await open();
    try {
      return await settled(ask(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE);
  };
  return settled(request);
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
