import { readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { startupCacheGroups } from './startup-chunks.mjs';
import { baseConfig, devServer } from './base-config.mjs';
import { ChunkReportPlugin } from './chunk-report-plugin.mjs';
import { OfflineFilesPlugin } from './offline-files-plugin.mjs';
import { PartFilesPlugin } from './part-files-plugin.mjs';
import { PreloadScriptsPlugin } from './preload-scripts-plugin.mjs';
import { ReleaseFactsPlugin } from './release-facts-plugin.mjs';
import { StaticFilesPlugin } from './static-files-plugin.mjs';
import { StartSourcesPlugin } from './start-sources-plugin.mjs';
import { hashSources } from './source-hash.mjs';
import { hostShared, RUNTIME_EXPERIMENTS, SHARE_STRATEGY } from './shared-modules.mjs';

/** Beside the chunks; the page itself is `index.html`. */
const HOST_FILES = ['index.html', 'icon.svg', 'icon-192.png', 'icon-512.png'];

/**
 * Webpack configuration of the host. It contains no remotes: they are read from `/remotes.json` at
 * run time.
 */
export function hostConfig({ name, port, dir }) {
  return (_env, argv) => {
    const base = baseConfig({ name, dir, mode: argv.mode ?? 'production' });
    return {
      ...base,
      entry: { main: './src/index.ts' },
      // The service worker is built beside (`worker-config.mjs`).
      output: { ...base.output, publicPath: '/', clean: { keep: /^sw\./ } },
      optimization:
        base.mode === 'production'
          ? { ...base.optimization, splitChunks: { cacheGroups: startupCacheGroups() } }
          : base.optimization,
      plugins: [
        ...base.plugins,
        // Errors that pages report name it.
        new webpack.DefinePlugin({
          __PRATICHE_RELEASE__: JSON.stringify(base.mode === 'production' ? releaseOf(dir) : 'dev'),
        }),
        new ModuleFederationPlugin({
          name,
          shared: hostShared,
          shareStrategy: SHARE_STRATEGY,
          remotes: {},
          experiments: RUNTIME_EXPERIMENTS,
          dts: false,
          manifest: false,
        }),
        new HtmlWebpackPlugin({
          template: './index.html',
          favicon: './src/icon.svg',
          scriptLoading: 'defer',
        }),
        ...(base.mode === 'production' ? [new PreloadScriptsPlugin(), new PartFilesPlugin()] : []),
        new StaticFilesPlugin(path.join(dir, 'src/app-manifest')),
        new OfflineFilesPlugin({ entry: 'main', more: HOST_FILES }),
        new ReleaseFactsPlugin(null),
        new ChunkReportPlugin('main'),
        new StartSourcesPlugin('main'),
      ],
      devServer: devServer({ port, proxied: ['/api', '/remotes'] }),
    };
  };
}

function releaseOf(dir) {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return `${version}-${hashSources(dir)}`;
}
