import type { Row } from './snapshot.js';

/** Columns that name a file of the storage. */
const COLUMNS = ['storage_key', 'result_key'] as const;
/** Notes of files on their way: they may well not be there. */
const NOTES = 'file_writes';

/** Keys of the files a row speaks of. */
export function keysIn(table: string, row: Row): string[] {
  if (table === NOTES) return [];
  if (table === 'registration_requests') return keysOfRequest(row['data']);
  return COLUMNS.flatMap((name) => (typeof row[name] === 'string' ? [row[name]] : []));
}

/** Identity documents of a registration nobody has decided about yet stand in its JSON. */
function keysOfRequest(data: Row[string] | undefined): string[] {
  const { files = {} } = JSON.parse(String(data)) as {
    files?: Record<string, { storageKey?: string }>;
  };
  return Object.values(files).flatMap(({ storageKey }) => storageKey ?? []);
}
