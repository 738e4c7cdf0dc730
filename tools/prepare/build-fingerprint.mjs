import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from './repository-root.mjs';

const FOLDERS = [
  'libs/domain',
  'libs/api',
  'libs/ui',
  'libs/federation',
  'backend',
  'shell',
  'mfe-wizard',
  'mfe-lists',
  'mfe-admin',
];
const FILES = ['nx.json', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
/** Made by a build, so no part of what it is made from. */
const OUTPUTS = ['node_modules', 'dist', '.source-maps'];
/** Stored inside node_modules, so that a new installation discards it. */
const STAMP_FILE = join(repositoryRoot, 'node_modules', '.cache', 'pratiche', 'built.json');

/**
 * Saves `npm start` the second that nx takes to find that nothing changed: compares names, sizes
 * and times of build inputs and outputs with the last build. After any difference nx decides by the
 * contents.
 */
export function isBuilt() {
  try {
    const { sources, outputs } = JSON.parse(readFileSync(STAMP_FILE, 'utf8'));
    return sources === fingerprintOfSources() && outputs === fingerprintOfOutputs();
  } catch {
    return false;
  }
}

/**
 * @param sources fingerprint taken before the build, so that edits during the build count as
 * changes
 */
export function recordBuild(sources) {
  mkdirSync(dirname(STAMP_FILE), { recursive: true });
  writeFileSync(STAMP_FILE, JSON.stringify({ sources, outputs: fingerprintOfOutputs() }));
}

/** Two builds of one tree read the same, so that the second one finds nothing to do. */
export function fingerprintOfSources(root = repositoryRoot) {
  const paths = [
    ...FILES,
    ...FOLDERS.flatMap((folder) => filesBelow(root, folder, (name) => !OUTPUTS.includes(name))),
  ];
  return hash(root, paths);
}

const fingerprintOfOutputs = () =>
  hash(
    repositoryRoot,
    FOLDERS.flatMap((folder) => filesBelow(repositoryRoot, join(folder, 'dist'), () => true)),
  );

function filesBelow(root, folder, isWanted) {
  let entries = [];
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [`${folder} is missing`];
  }
  return entries
    .filter(({ name }) => isWanted(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(root, path, isWanted) : [path];
    });
}

function hash(root, paths) {
  const sum = createHash('sha256');
  for (const path of paths.sort()) {
    const { size, mtimeMs } = statSync(join(root, path), { throwIfNoEntry: false }) ?? {
      size: -1,
      mtimeMs: 0,
    };
    sum.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return sum.digest('hex');
}
