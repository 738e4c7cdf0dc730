import type { RegistrationFile } from '@pratiche/domain';
import { REGISTRATION_FILES } from '@pratiche/domain/accounts';
import { DRAFT_DAYS } from './registration-draft.js';

const DATABASE_NAME = 'pratiche.registrazione';
const STORE_NAME = 'files';
const FILE_LIFETIME_MS = DRAFT_DAYS * 86_400_000;

interface StoredFile {
  file: File;
  at: number;
}

/**
 * The chosen files in the browser's own database: they survive a reload and leave the device only with the
 * registration. Where the browser has none (some private windows), they live as long as the page.
 */
export class RegistrationFileStorage {
  async loadFiles(): Promise<Partial<Record<RegistrationFile, File>>> {
    const found = await Promise.all(
      REGISTRATION_FILES.map(async (name) => {
        const kept = await runRequest<StoredFile | undefined>(
          'readonly',
          (store) => store.get(name) as IDBRequest<StoredFile | undefined>,
        );
        if (kept !== undefined && kept !== null && kept.at < Date.now() - FILE_LIFETIME_MS)
          await this.saveFile(name, null);
        else if (kept?.file instanceof File) return [name, kept.file] as const;
        return null;
      }),
    );
    return Object.fromEntries(found.filter((one) => one !== null));
  }

  async saveFile(name: RegistrationFile, file: File | null): Promise<void> {
    if (file === null) await runRequest('readwrite', (store) => store.delete(name));
    else
      await runRequest('readwrite', (store) =>
        store.put({ file, at: Date.now() } satisfies StoredFile, name),
      );
  }

  async clearFiles(): Promise<void> {
    await runRequest('readwrite', (store) => store.clear());
  }
}

/** Runs a request in a separate transaction; `null` when the database cannot be used. */
async function runRequest<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const database = await openDatabase();
    try {
      return await promisifyRequest(
        ask(database.transaction(STORE_NAME, mode).objectStore(STORE_NAME)),
      );
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE_NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE_NAME);
  };
  return promisifyRequest(request);
}

const promisifyRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
