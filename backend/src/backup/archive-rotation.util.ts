import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest, type BackupKeys, type Manifest } from './backup-archive.util.js';

/** Names that only this command gives, so that nothing else in the folder is ever deleted. */
const ARCHIVE_NAME = /^pratiche-\d{8}T\d{6}Z$/;
const UNFINISHED_NAME = /^pratiche-\d{8}T\d{6}Z\.part$/;
/** After this time without a new file an unfinished archive belongs to a backup that died. */
const UNFINISHED_MS = 24 * 3_600_000;

/** Sorts as text like the moments do. */
export const nameArchive = (moment: Date): string =>
  `pratiche-${moment.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')}`;

/**
 * Makes an archive among others. It gets its name when it is whole, so that a broken-off one is
 * never taken for an archive.
 */
export async function createNamedArchive(
  folder: string,
  name: string,
  create: (folder: string) => Promise<Manifest>,
): Promise<Manifest> {
  const unfinished = join(folder, `${name}.part`);
  try {
    const manifest = await create(unfinished);
    await rename(unfinished, join(folder, name));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Deletes all but the newest archives of a folder and what broken-off backups left there. The
 * newest archive that misses no file stays beside them, and so does what cannot be read.
 * @returns names of the deleted folders
 */
export async function deleteOldArchives(
  folder: string,
  keep: number,
  keys: BackupKeys,
  now = Date.now(),
): Promise<string[]> {
  const names = (await readdir(folder)).sort().reverse();
  const archives: { name: string; isWhole: boolean }[] = [];
  for (const name of names.filter((entry) => ARCHIVE_NAME.test(entry))) {
    const manifest = await readManifest(join(folder, name), keys).catch(() => null);
    if (manifest !== null) archives.push({ name, isWhole: manifest.missing.length === 0 });
  }
  const newestWhole = archives.find(({ isWhole }) => isWhole);
  const old = archives.slice(keep).filter((archive) => archive !== newestWhole);
  const unfinished: string[] = [];
  for (const name of names.filter((entry) => UNFINISHED_NAME.test(entry))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now - mtimeMs > UNFINISHED_MS) unfinished.push(name);
  }
  const deleted = [...old.map(({ name }) => name), ...unfinished];
  for (const name of deleted) await rm(join(folder, name), { recursive: true, force: true });
  return deleted;
}
