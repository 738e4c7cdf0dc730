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
  Object.entries(SINGLETONS).map(([name, requiredVersion]) => [name, { singleton: true, requiredVersion }]),
);

/** With the default strategy a remote that is down blanks the whole page, error boundary or not. */
export const SHARE_STRATEGY = 'loaded-first';
