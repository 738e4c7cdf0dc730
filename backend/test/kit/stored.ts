import { readdir } from 'node:fs/promises';
import { portal } from './portal.js';
import { sql } from './world.js';

export interface Stored {
  rows: number;
  /** Files in the data folder that belong to no row, such as what a refused upload left behind. */
  strays: string[];
}

/** What the portal keeps of a dossier's files: rows, and any file on disk no row knows. */
export async function storedFiles(dossierId: number): Promise<Stored> {
  const [own, all, onDisk] = await Promise.all([
    sql().rows<{ n: number | string }>('SELECT COUNT(*) AS n FROM uploaded_files WHERE dossier_id = ?', dossierId),
    sql().rows<{ storage_key: string }>('SELECT storage_key FROM uploaded_files'),
    readdir(`${portal().dataDir}/files`, { recursive: true, withFileTypes: true }).catch(() => []),
  ]);
  const known = new Set(all.map(({ storage_key }) => storage_key.split('/').at(-1)));
  const strays = onDisk.filter((entry) => entry.isFile() && !known.has(entry.name)).map(({ name }) => name);
  return { rows: Number(own[0]?.n ?? 0), strays };
}
