import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const own = createRequire(import.meta.url);

/** Folder of one of our libraries: in this tree, or among the packages of another project. */
export const findLibrary = (name) => path.dirname(own.resolve(`@pratiche/${name}/package.json`));

/**
 * In this tree the libraries are compiled from their TypeScript, so that no build order is needed;
 * published packages hold built files only.
 */
export const HAS_SOURCES = existsSync(path.join(findLibrary('ui'), 'src/index.ts'));

/** The file of a front end's packages; that of the whole tree for those in it. */
export const findLockFile = (dir) =>
  [dir, path.dirname(dir)]
    .map((folder) => path.join(folder, 'package-lock.json'))
    .filter((file) => existsSync(file))
    .slice(0, 1);
