import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const own = createRequire(import.meta.url);

/** The packages themselves, under names that are not shared: our parts of them are. */
export const WHOLE = {
  'react-router-whole$': own.resolve('react-router'),
  'react-query-whole$': fileURLToPath(import.meta.resolve('@tanstack/react-query')),
};

/** How many names the parts had at first; who offers the package in any version of its major has those. */
const FIRST_NAMES = { './router.mjs': 11, './query.mjs': 6 };

/**
 * A part has a version of its own, which rises with its names: a remote that uses a later one is told that the host is
 * too old, instead of finding nothing under that name.
 */
export function part(file, major, names = namesIn(file)) {
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
const PARTS = {
  'react-router': part('./router.mjs', 8),
  '@tanstack/react-query': part('./query.mjs', 5),
};

/**
 * What there can be only one of in a page, because what it keeps for one copy another does not see: the host's, whose
 * major version a remote must get on with. One that does not says so instead of going on (`host-check.mjs`).
 */
const ONE_OF_A_KIND = {
  react: { requiredVersion: '^19.0.0' },
  'react-dom': { requiredVersion: '^19.0.0' },
  ...PARTS,
};

/** The forms of libs/ui and those of a remote use one copy where their versions agree. */
const FORMS = { 'react-hook-form': { singleton: false, requiredVersion: '^7.92.0' } };

/**
 * Our libraries, of one version, which rises with what they export (`npm run exports`). A remote takes the copy that is
 * there when it offers as much as the remote was built with, and brings its own otherwise; what must be kept once
 * nevertheless is in `libs/ui/src/kept`. `libs/ui` is shared rather than antd itself, because antd shared whole cannot
 * be tree-shaken.
 */
const OURS = ['@pratiche/ui', '@pratiche/api', '@pratiche/domain'];
const { version } = JSON.parse(
  readFileSync(new URL('./shared-exports.json', import.meta.url), 'utf8'),
);

export const shared = {
  ...Object.fromEntries(
    Object.entries(ONE_OF_A_KIND).map(([name, one]) => [
      name,
      { singleton: true, strictVersion: true, ...one },
    ]),
  ),
  ...FORMS,
  ...Object.fromEntries(
    OURS.map((name) => [name, { singleton: false, version, requiredVersion: `^${version}` }]),
  ),
};

/** With the default strategy a remote that is down blanks the whole page, error boundary or not. */
export const SHARE_STRATEGY = 'loaded-first';

/** Parts of the runtime nobody here needs: lists of a remote's files (`remotes.json` is ours), and running in Node. */
export const LEAN = { optimization: { disableSnapshot: true, target: 'web' } };
