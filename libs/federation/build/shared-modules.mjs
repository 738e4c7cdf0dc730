import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const own = createRequire(import.meta.url);

/** The packages themselves, under names that are not shared; the subsets of them are. */
export const FULL_PACKAGE_ALIASES = {
  'react-router-whole$': own.resolve('react-router'),
  'react-query-whole$': fileURLToPath(import.meta.resolve('@tanstack/react-query')),
};

/**
 * A subset only grows, and its version with it: a remote that uses a later name is refused by the host instead of
 * finding nothing under that name.
 */
export function sharedSubset(file, major, names = countExports(file)) {
  const version = `${major}.${names}.0`;
  return {
    import: fileURLToPath(new URL(file, import.meta.url)),
    version,
    requiredVersion: `^${version}`,
  };
}

const countExports = (file) =>
  /export \{([^}]*)\}/
    .exec(readFileSync(new URL(file, import.meta.url), 'utf8'))[1]
    .split(',')
    .filter((name) => name.trim() !== '').length;

/**
 * A shared package is loaded whole, without tree-shaking: these two would add 53 kB to each first
 * page.
 */
const SUBSETS = {
  'react-router': sharedSubset('./react-router-subset.mjs', 8),
  '@tanstack/react-query': sharedSubset('./react-query-subset.mjs', 5),
};

/**
 * A page has only the host's copy of these packages, because a second copy would not see the state
 * of the first. A remote that needs another major version fails to load, and the host reports it
 * (`load-failure.ts`).
 */
const SINGLETONS = {
  react: { requiredVersion: '^19.0.0' },
  'react-dom': { requiredVersion: '^19.0.0' },
  ...SUBSETS,
};

/**
 * The forms of libs/ui and those of a remote share one copy where their versions are compatible.
 */
const FORMS = { 'react-hook-form': { singleton: false, requiredVersion: '^7.92.0' } };

/**
 * Our libraries, each with the version of its package. A remote uses the host's copy if it is at
 * least as new as the version the remote was built with, and otherwise loads its own; objects that
 * must still exist once per page are in `libs/ui/src/shared-singleton`. `libs/ui` is shared rather
 * than antd itself, because a shared antd cannot be tree-shaken.
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
  ...FORMS,
  ...Object.fromEntries(OWN_LIBRARIES.map(ownLibrary)),
};

/** With the default strategy a remote that is down blanks the whole page, error boundary or not. */
export const SHARE_STRATEGY = 'loaded-first';

/**
 * Removes unused parts of the federation runtime: manifests of a remote's files (`remotes.json` is
 * ours), and support for Node.
 */
export const RUNTIME_EXPERIMENTS = { optimization: { disableSnapshot: true, target: 'web' } };
