import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, devServer } from './base-config.mjs';
import { ChunkReportPlugin } from './chunk-report-plugin.mjs';
import { FirstFilesPlugin } from './first-files-plugin.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { OfflineFilesPlugin } from './offline-files-plugin.mjs';
import { ReleaseFactsPlugin } from './release-facts-plugin.mjs';
import { StartSourcesPlugin } from './start-sources-plugin.mjs';
import { RUNTIME_EXPERIMENTS, SHARE_STRATEGY, shared } from './shared-modules.mjs';

const RUNTIME_PLUGINS = [fileURLToPath(new URL('./retry-chunk-urls.mjs', import.meta.url))];

/** Of the pages alone: a remote of this portal imports no other remote. A compiler's error ends the build. */
const TYPE_HINTS = { generateTypes: { abortOnError: true }, consumeTypes: false };

/** Name of a remote's container as a global variable: `mfe-lists` becomes `mfe_lists`. */
const containerName = (name) => name.replaceAll('-', '_');

/**
 * Webpack configuration of a remote: `remoteEntry.js`, which exposes `./pages`, and beside it the
 * manifest of Module Federation and a page of its own (`index.html`) on which the remote runs alone.
 * With `--env types` also the types of its pages (`@mf-types.zip`), which takes the compiler.
 */
export function remoteConfig({ name, port, dir, pages = './src/pages.tsx' }) {
  return (env, argv) => {
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
          dts: env?.types ? TYPE_HINTS : false,
          manifest: true,
        }),
        new HtmlWebpackPlugin({
          template: './index.html',
          chunks: ['standalone'],
          scriptLoading: 'defer',
          publicPath: argv.mode === 'development' ? '/' : 'auto',
        }),
        new ManifestPlugin(),
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
