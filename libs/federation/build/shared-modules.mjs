import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const own = createRequire(import.meta.url);

/** The packages themselves, under names that are not shared: our parts of them are. */
export const FULL_PACKAGE_ALIASES = {
  'react-router-whole$': own.resolve('react-router'),
  'react-query-whole$': fileURLToPath(import.meta.resolve('@tanstack/react-query')),
};

/** How many names the parts had at first; who offers the package in any version of its major has those. */
const FIRST_NAMES = { './react-router-subset.mjs': 11, './react-query-subset.mjs': 6 };

/**
 * A part has a version of its own, which rises with its names: a remote that uses a later one is told that the host is
 * too old, instead of finding nothing under that name.
 */
export function sharedSubset(file, major, names = namesIn(file)) {
  const grown = names - FIRST_NAMES[file];
  const version = `${major}.${100 + grown}.0`;
  return {
    import: fileURLToPath(new URL(file, import.meta.url)),
    version,
    requiredVersion: grown === 0 ? `^${major}.0.0` : `^${version}`,
  };
}

const namesIn = (file) =>
  /export \{([^}]*)\}/
    .exec(readFileSync(new URL(file, import.meta.url), 'utf8'))[1]
    .split(',')
    .filter((name) => name.trim() !== '').length;

/** A shared package is loaded whole, whatever is used of it, and most of these two is for other ways of working. */
const SUBSETS = {
  'react-router': sharedSubset('./react-router-subset.mjs', 8),
  '@tanstack/react-query': sharedSubset('./react-query-subset.mjs', 5),
};

/**
 * What there can be only one of in a page, because what it keeps for one copy another does not see: the host's, whose
 * major version a remote must get on with. One that does not says so instead of going on (`version-mismatch-plugin.mjs`).
 */
const SINGLETONS = {
  react: { requiredVersion: '^19.0.0' },
  'react-dom': { requiredVersion: '^19.0.0' },
  ...SUBSETS,
};

/**
 * Our libraries, each with the version of its package. A remote takes the host's copy where that is at least as new as
 * the one the remote was built with, and brings its own otherwise; what a page has once nevertheless is in
 * `libs/ui/src/shared-singleton`. `libs/ui` is shared rather than antd itself, because antd shared whole cannot be
 * tree-shaken.
 */
const OWN_LIBRARIES = ['ui', 'api', 'domain'];

function ownLibrary(folder) {
  const file = new URL(`../../${folder}/package.json`, import.meta.url);
  const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
  return [name, { singleton: false, version, requiredVersion: `^${version}` }];
}

export const shared = {
  ...Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, one]) => [
      name,
      { singleton: true, strictVersion: true, ...one },
    ]),
  ),
  ...Object.fromEntries(OWN_LIBRARIES.map(ownLibrary)),
};

/** With the default strategy a remote that is down blanks the whole page, error boundary or not. */
export const SHARE_STRATEGY = 'loaded-first';

/** Parts of the runtime nobody here needs: lists of a remote's files (`remotes.json` is ours), and running in Node. */
export const RUNTIME_EXPERIMENTS = { optimization: { disableSnapshot: true, target: 'web' } };
