import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The package itself, under a name that is not shared: our part of it is. */
export const WHOLE_ROUTER = { 'react-router-whole$': createRequire(import.meta.url).resolve('react-router') };

/** A shared package is loaded whole, whatever is used of it, and three quarters of this one are for other ways of working. */
const PARTS = { 'react-router': { import: fileURLToPath(new URL('./router.mjs', import.meta.url)), version: createRequire(import.meta.url)('react-router/package.json').version } };

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
