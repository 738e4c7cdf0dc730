import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findLibrary } from './package-places.mjs';

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

/** Parts of `libs/ui` that few pages need, or not at first: shared apart, and fetched by those. */
const PARTS = ['form', 'suggest', 'lists', 'office'].map((part) => `@pratiche/ui/${part}`);

/**
 * `libs/ui` and its parts, with the version of the package: a remote uses the host's copy if that is
 * at least as new, and otherwise its own. `libs/ui` is shared rather than antd itself, because a
 * shared antd cannot be tree-shaken; `libs/api` and `libs/domain` are tree-shaken into host and
 * remotes, because they are smaller so.
 */
const { version: uiVersion } = JSON.parse(
  readFileSync(path.join(findLibrary('ui'), 'package.json'), 'utf8'),
);
const UI_LIBRARY = Object.fromEntries(
  ['@pratiche/ui', ...PARTS].map((name) => [
    name,
    { singleton: false, version: uiVersion, requiredVersion: `^${uiVersion}` },
  ]),
);

export const shared = {
  ...Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, one]) => [
      name,
      { singleton: true, strictVersion: true, ...one },
    ]),
  ),
  ...FORMS,
  ...UI_LIBRARY,
};

/**
 * What the host shares: the back office's part with the antd of the host's windows, named by its
 * file, because the host brings it for the remotes without using it.
 */
export const hostShared = {
  ...shared,
  '@pratiche/ui/office': {
    ...shared['@pratiche/ui/office'],
    import: fileURLToPath(new URL('../../ui/src/office/index.ts', import.meta.url)),
  },
};

/** Shared modules that no page waits for at the start. */
export const ON_DEMAND = new Set([...PARTS, ...Object.keys(FORMS)]);

/** With the default strategy a remote that is down blanks the whole page, error boundary or not. */
export const SHARE_STRATEGY = 'loaded-first';

/**
 * Removes unused parts of the federation runtime: manifests of a remote's files (`remotes.json` is
 * ours), and support for Node.
 */
export const RUNTIME_EXPERIMENTS = { optimization: { disableSnapshot: true, target: 'web' } };
