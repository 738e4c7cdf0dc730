import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface InstalledPackage {
  version: string;
  folder: string;
  read: () => object;
}

/** The packages of a tree by name, in every version that its lock file names and that is installed. */
export function findInstalled(root: string): Map<string, InstalledPackage[]> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; link?: boolean }>;
  };
  const found = new Map<string, InstalledPackage[]>();
  for (const [path, { version, link }] of Object.entries(packages)) {
    const folder = join(root, path);
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || link || version === undefined) continue;
    const file = join(folder, 'package.json');
    const known = found.get(name) ?? [];
    if (existsSync(file) && !known.some((one) => one.version === version))
      found.set(name, [
        ...known,
        { version, folder, read: () => JSON.parse(readFileSync(file, 'utf8')) as object },
      ]);
  }
  return found;
}
