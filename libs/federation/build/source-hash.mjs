import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLibrary } from './package-places.mjs';

const LIBRARIES = path.dirname(findLibrary('ui'));

/** Ten hexadecimal digits that change with the sources of a front end or of the shared libraries. */
export function hashSources(dir) {
  const sum = createHash('sha256');
  for (const folder of [dir, LIBRARIES])
    for (const name of globSync(['package.json', '*/package.json', 'src/**/*.*', '*/src/**/*.*'], {
      cwd: folder,
    }).sort())
      sum.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  return sum.digest('hex').slice(0, 10);
}
