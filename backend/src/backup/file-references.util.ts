import type { Row } from './database-snapshot.util.js';

/** Columns that name a file of the storage. */
const STORAGE_KEY_COLUMNS = ['storage_key', 'result_key'] as const;
/** Notes of files on their way: they may well not be there. */
const PENDING_FILES_TABLE = 'file_writes';

/** Keys of the files a row speaks of. */
export function extractStorageKeys(table: string, row: Row): string[] {
  if (table === PENDING_FILES_TABLE) return [];
  if (table === 'registration_requests') return extractRequestKeys(row['data']);
  return STORAGE_KEY_COLUMNS.flatMap((name) => (typeof row[name] === 'string' ? [row[name]] : []));
}

/** Identity documents of an undecided registration are referred to in its JSON. */
function extractRequestKeys(data: Row[string] | undefined): string[] {
  const { files = {} } = JSON.parse(String(data)) as {
    files?: Record<string, { storageKey?: string }>;
  };
  return Object.values(files).flatMap(({ storageKey }) => storageKey ?? []);
}
