import { existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Folder of the maps of all releases, beside those that are served (releases.ts): no site has it as its root. */
export const sourceMapsFolder = (root: string): string => join(root, 'source-maps');

/**
 * Keeps the maps of a build for the server, which names the sources of errors in browsers. The build
 * writes them beside `dist`; those of files that are no longer part of it stay behind.
 */
export async function copySourceMaps(
  root: string,
  dist: string,
  ...names: readonly string[]
): Promise<void> {
  const from = resolve(dist, '../.source-maps');
  if (!existsSync(from)) return;
  const target = join(sourceMapsFolder(root), ...names);
  await mkdir(target, { recursive: true });
  for (const name of await readdir(from)) {
    if (existsSync(join(dist, name.replace(/\.map$/, ''))))
      await cp(join(from, name), join(target, name));
  }
}
