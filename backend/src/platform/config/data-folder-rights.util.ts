import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** What the portal lays into its data folder; mails and dossiers are personal data. */
const FOLDERS = ['files', 'mail', 'zip-inspection'];
const FILES = ['portal.sqlite', 'portal.sqlite-wal', 'portal.sqlite-shm'];
const STICKY_BIT = 0o1000;

/**
 * Takes the rights of other users away from the data folder and from what the portal keeps in it. A
 * folder that other users or programs share stays as it is, and so does what belongs to others.
 * @returns a warning for each path that others can still open
 */
export function restrictDataFolder(dataDir: string): string[] {
  return [
    ...FOLDERS.flatMap((name) => restrictPath(join(dataDir, name), 0o700)),
    ...FILES.flatMap((name) => restrictPath(join(dataDir, name), 0o600)),
    ...(isShared(dataDir)
      ? warnIfOpen(dataDir, 'is shared with other users or programs')
      : restrictPath(dataDir, 0o700)),
  ];
}

/** A temporary folder, or one with entries that are not the portal's: others would lose theirs. */
function isShared(folder: string): boolean {
  const stats = readStats(folder);
  if (stats === null || (stats.mode & STICKY_BIT) !== 0) return true;
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) =>
      (!entry.isFile() && !FOLDERS.includes(entry.name)) ||
      !isOwn(readStats(join(folder, entry.name))),
  );
}

/** A link leads to where somebody wanted to have the files, and is left alone. */
function restrictPath(path: string, mode: number): string[] {
  const stats = readStats(path);
  if (stats === null || stats.isSymbolicLink() || !isOpen(stats)) return [];
  if (!isOwn(stats)) return warnIfOpen(path, 'belongs to another user');
  try {
    chmodSync(path, mode);
    return [];
  } catch (error) {
    return warnIfOpen(path, `cannot be changed (${(error as NodeJS.ErrnoException).code ?? ''})`);
  }
}

function warnIfOpen(path: string, reason: string): string[] {
  const stats = readStats(path);
  if (stats === null || !isOpen(stats)) return [];
  const rights = (stats.mode & 0o777).toString(8).padStart(4, '0');
  return [
    `${path} is open to other users of this machine (${rights}) and stays so, because it ${reason}: ` +
      'give the portal a folder of its own that only its user can open (0700)',
  ];
}

const isOpen = ({ mode }: Stats): boolean => (mode & 0o077) !== 0;
const isOwn = (stats: Stats | null): boolean => stats?.uid === process.getuid?.();
const readStats = (path: string): Stats | null =>
  lstatSync(path, { throwIfNoEntry: false }) ?? null;
