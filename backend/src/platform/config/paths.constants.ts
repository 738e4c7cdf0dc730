import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the backend package, the same whether sources or `dist` run. */
export const backendRoot = findPackageFolder(dirname(fileURLToPath(import.meta.url)));

/** Root of the repository; the builds of the front ends are stored beside the backend. */
export const repositoryRoot = dirname(backendRoot);

/** Reference tables shipped with the backend (`backend/data`). */
export const referenceDataFolder = join(backendRoot, 'data');

function findPackageFolder(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the backend sources');
  return findPackageFolder(parent);
}
