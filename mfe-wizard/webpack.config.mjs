import { remoteConfig } from '@pratiche/federation/build';

const configure = remoteConfig({ name: 'mfe-wizard', port: 3101, dir: import.meta.dirname });

/** What several pages show that load later: a file of its own in place of a copy in each of them. */
const PARTS = {
  review: /[\\/]documentazione[\\/]review[\\/](?:ReviewStep|review[-.])/,
  products: /[\\/]catalog[\\/]product-list/,
};

const cacheGroups = Object.fromEntries(
  Object.entries(PARTS).map(([name, test]) => [name, { test, chunks: 'async', enforce: true }]),
);

export default (env, argv) => {
  const config = configure(env, argv);
  return { ...config, optimization: { ...config.optimization, splitChunks: { cacheGroups } } };
};
