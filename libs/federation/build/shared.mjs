import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const own = createRequire(import.meta.url);
const part = (name, file) => ({ import: fileURLToPath(new URL(file, import.meta.url)), version: own(`${name}/package.json`).version });

/** The packages themselves, under names that are not shared: our parts of them are. */
export const WHOLE = { 'react-router-whole$': own.resolve('react-router'), 'react-query-whole$': fileURLToPath(import.meta.resolve('@tanstack/react-query')) };

/** A shared package is loaded whole, whatever is used of it, and most of these two is for other ways of working. */
const PARTS = { 'react-router': part('react-router', './router.mjs'), '@tanstack/react-query': part('@tanstack/react-query', './query.mjs') };

/**
 * What host and remotes load once, whoever comes first. `libs/ui` is shared rather than antd itself,
 * because antd shared whole cannot be tree-shaken. The version range lets a host and remotes of
 * neighbouring versions work together.
 */
const SINGLETONS = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  'react-router': '^8.0.0',
  '@tanstack/react-query': '^5.0.0',
  '@pratiche/ui': '^1.0.0',
  '@pratiche/api': '^1.0.0',
  '@pratiche/domain': '^1.0.0',
};

export const shared = Object.fromEntries(
  Object.entries(SINGLETONS).map(([name, requiredVersion]) => [name, { singleton: true, requiredVersion, ...PARTS[name] }]),
);

/** With the default strategy a remote that is down blanks the whole page, error boundary or not. */
export const SHARE_STRATEGY = 'loaded-first';

/** Parts of the runtime nobody here needs: lists of a remote's files (`remotes.json` is ours), and running in Node. */
export const LEAN = { optimization: { disableSnapshot: true, target: 'web' } };
