import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { portal } from './portal.js';
import { waitUntil } from './wait-until.js';
import { sql } from './account-fixtures.js';

export interface StoredFiles {
  rows: number;
  /** Files in the data folder without a database row, such as the remains of a refused upload. */
  strays: string[];
}

/** The stored files of a dossier: its rows, and every file on disk without a row. */
export async function findStoredFiles(dossierId: number): Promise<StoredFiles> {
  const own = await sql().rows<{ n: number | string }>(
    'SELECT COUNT(*) AS n FROM uploaded_files WHERE dossier_id = ?',
    dossierId,
  );
  return { rows: Number(own[0]?.n ?? 0), strays: await findStrays() };
}

/** Longer than an upload of another test stands between file and row, such as one that freezes its reader. */
const UPLOAD_LIMIT_MS = 60_000;

/** Uploads of other tests are between file and row at any moment: only what stays is a stray. */
async function findStrays(): Promise<string[]> {
  let staying = await findOrphanedFiles();
  const gone = waitUntil(
    async () => {
      const orphaned = new Set(staying.length === 0 ? [] : await findOrphanedFiles());
      staying = staying.filter((name) => orphaned.has(name));
      return staying.length === 0 ? true : null;
    },
    'no stray files',
    UPLOAD_LIMIT_MS,
    200,
  );
  return gone.then(
    () => [],
    () => staying,
  );
}

async function findOrphanedFiles(): Promise<string[]> {
  // The first upload of a portal makes the folder.
  const onDisk = await readdir(join(portal().dataDir, 'files', 'dossiers'), {
    recursive: true,
    withFileTypes: true,
  }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
  const rows = await sql().rows<{ storage_key: string }>('SELECT storage_key FROM uploaded_files');
  const known = new Set(rows.map(({ storage_key }) => storage_key.split('/').at(-1)));
  return onDisk.filter((entry) => entry.isFile() && !known.has(entry.name)).map(({ name }) => name);
}
