import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Folder in which a server keeps its data. */
export interface DataFolder {
  path: string;
  /** Nothing was in it before. */
  isNew: boolean;
  /** Removes the folder, unless it is to be kept. */
  removeFolder(): Promise<void>;
}

/** A temporary folder that is removed with its server, or `<kept>/<name>`, which is kept. */
export async function createDataFolder(name: string, kept?: string): Promise<DataFolder> {
  if (kept === undefined) {
    const path = await mkdtemp(join(tmpdir(), `${name}-`));
    return { path, isNew: true, removeFolder: () => rm(path, { recursive: true, force: true }) };
  }
  const path = resolve(kept, name);
  const isNew = !existsSync(path);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return { path, isNew, removeFolder: () => Promise.resolve() };
}
