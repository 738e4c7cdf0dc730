import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, devServer } from './base-config.mjs';
import { ChunkReportPlugin } from './chunk-report-plugin.mjs';
import { FirstFilesPlugin } from './first-files-plugin.mjs';
import { OfflineFilesPlugin } from './offline-files-plugin.mjs';
import { ReleaseFactsPlugin } from './release-facts-plugin.mjs';
import { StartSourcesPlugin } from './start-sources-plugin.mjs';
import { RUNTIME_EXPERIMENTS, SHARE_STRATEGY, shared } from './shared-modules.mjs';

const RUNTIME_PLUGINS = [fileURLToPath(new URL('./retry-chunk-urls.mjs', import.meta.url))];

/** Name of a remote's container as a global variable: `mfe-lists` becomes `mfe_lists`. */
const containerName = (name) => name.replaceAll('-', '_');

/**
 * Webpack configuration of a remote: `remoteEntry.js`, which exposes `./pages`, and beside it a page of
 * its own (`index.html`) on which the remote runs alone.
 */
export function remoteConfig({ name, port, dir, pages = './src/pages.tsx' }) {
  return (_env, argv) => {
    // What is typed into a form stays when a file is saved; never in what is published.
    const isRefreshed = process.env.WEBPACK_SERVE === 'true' && argv.mode === 'development';
    const base = baseConfig({ name, dir, mode: argv.mode ?? 'production', isRefreshed });
    return {
      ...base,
      entry: { standalone: './src/index.ts' },
      plugins: [
        ...base.plugins,
        ...(isRefreshed ? [new ReactRefreshPlugin()] : []),
        new ModuleFederationPlugin({
          name: containerName(name),
          filename: 'remoteEntry.js',
          exposes: { './pages': pages },
          shared,
          shareStrategy: SHARE_STRATEGY,
          runtimePlugins: RUNTIME_PLUGINS,
          experiments: RUNTIME_EXPERIMENTS,
          dts: false,
          manifest: false,
        }),
        new HtmlWebpackPlugin({
          template: './index.html',
          chunks: ['standalone'],
          scriptLoading: 'defer',
          publicPath: argv.mode === 'development' ? '/' : 'auto',
        }),
        new ChunkReportPlugin(containerName(name)),
        new OfflineFilesPlugin({ entry: containerName(name) }),
        new FirstFilesPlugin(containerName(name)),
        new ReleaseFactsPlugin(name),
        new StartSourcesPlugin(containerName(name)),
      ],
      devServer: devServer({ port, proxied: ['/api'], hot: isRefreshed }),
    };
  };
}
