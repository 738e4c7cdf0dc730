import type { Row } from './database-snapshot.util.js';

/** Names a file of the storage. Results of background tasks (`result_key`) are made again in a moment. */
const STORAGE_KEY_COLUMN = 'storage_key';
/** Notes of files on their way: they may well not be there. */
const PENDING_FILES_TABLE = 'file_writes';

/** Keys of the files a row speaks of. */
export function extractStorageKeys(table: string, row: Row): string[] {
  if (table === PENDING_FILES_TABLE) return [];
  if (table === 'registration_requests') return extractRequestKeys(row['data']);
  const key = row[STORAGE_KEY_COLUMN];
  return typeof key === 'string' ? [key] : [];
}

/** Identity documents of an undecided registration are referred to in its JSON. */
function extractRequestKeys(data: Row[string] | undefined): string[] {
  const { files = {} } = JSON.parse(String(data)) as {
    files?: Record<string, { storageKey?: string }>;
  };
  return Object.values(files).flatMap(({ storageKey }) => storageKey ?? []);
}
