import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { findLibrary, findLockFile, HAS_SOURCES } from './package-places.mjs';
import { FULL_PACKAGE_ALIASES } from './shared-modules.mjs';
import { hashSources } from './source-hash.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Has the version that host and remotes compare when they meet. */
const UI_PACKAGE = path.join(findLibrary('ui'), 'package.json');

/**
 * Scripts that pdf.js starts or fetches by their address: beside each other and under their own
 * names, in a folder of the version.
 */
const PDFJS_SCRIPTS = {
  test: /[\\/]pdfjs-dist[\\/].*\.m?js$/,
  dependency: 'url',
  type: 'asset/resource',
  generator: {
    filename: `pdfjs-${createRequire(UI_PACKAGE)('pdfjs-dist/package.json').version}/[name].js`,
  },
};

/** Where `npm run dev` finds the API and, for the shell, the remotes. */
export const PORTAL_URL = process.env.PORTAL_URL ?? 'http://127.0.0.1:3000';

/**
 * Two formats: all browsers support gzip; brotli makes downloads a seventh smaller where it is
 * supported.
 */
const COMPRESSIONS = [{}, { algorithm: 'brotliCompress', filename: '[path][base].br' }];

/**
 * Compresses even where it saves nothing: otherwise the compressed copy of an earlier release would
 * remain beside the new file and be served instead.
 */
const ALWAYS = { threshold: 0, minRatio: 100 };

/**
 * Packages that lack the `sideEffects` flag, so unused code could not be removed: antd itself has
 * it, its parts do not.
 */
const SIDE_EFFECT_FREE = /node_modules[\\/]@rc-component[\\/].*\.js$/;

/** Styles of the shared library are inserted before those of another copy of the library. */
const SHARED_STYLES = findLibrary('ui') + path.sep;
/** Its maps would be inside the styles, which are part of the scripts. */
const CSS_LOADER = { loader: 'css-loader', options: { sourceMap: false } };
const STYLES = [
  {
    test: /\.css$/,
    include: SHARED_STYLES,
    use: [
      { loader: 'style-loader', options: { insert: path.join(HERE, 'insert-style.mjs') } },
      CSS_LOADER,
    ],
  },
  { test: /\.css$/, exclude: SHARED_STYLES, use: ['style-loader', CSS_LOADER] },
];

/** antd's parts are imported by their folders, which webpack allows to sources and refuses to built files. */
const BUILT_LIBRARIES = {
  test: /\.js$/,
  include: findLibrary('ui') + path.sep,
  resolve: { fullySpecified: false },
};

/**
 * What host and remotes have in common. `dir` is the folder of the package.
 * @param isRefreshed whether its components keep their state when a file is saved
 */
export function baseConfig({ name, dir, mode, isRefreshed = false }) {
  const production = mode === 'production';
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    // Without the comment that leads a browser to the map: maps are for the server alone.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(dir, 'dist'),
      // Beside the folder that is published, never in it.
      ...(production ? { sourceMapFilename: '../.source-maps/[file].map' } : {}),
      uniqueName: name,
      // Two releases may be on one page: neither takes the other's chunks for its own.
      ...(production
        ? { chunkLoadingGlobal: `webpackChunk_${name.replaceAll('-', '_')}_${hashSources(dir)}` }
        : {}),
      // The entry keeps its name (served with no-cache), everything it loads carries a hash.
      filename: '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: 'auto',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      ...(HAS_SOURCES ? { conditionNames: ['source', '...'] } : {}),
      alias: FULL_PACKAGE_ALIASES,
    },
    module: {
      rules: [
        scriptRule(production, isRefreshed),
        ...(HAS_SOURCES ? [] : [BUILT_LIBRARIES]),
        { test: SIDE_EFFECT_FREE, sideEffects: false },
        ...STYLES,
        PDFJS_SCRIPTS,
        // Texts and pictures that a page fetches when it shows them: an import is their address.
        { test: /\.(?:md|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // They are modules and small already.
          exclude: /^pdfjs-/,
          extractComments: false,
          terserOptions: { compress: true, mangle: true, format: { comments: false } },
        }),
      ],
    },
    // Compressed once, when it is built, and served as it is: phones on slow networks are waiting for it.
    plugins: production
      ? COMPRESSIONS.map(
          (one) => new CompressionPlugin({ test: /\.(?:js|css|html|svg|md)$/, ...ALWAYS, ...one }),
        )
      : [],
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(cacheFolder(dir), `webpack-${name}`),
      buildDependencies: {
        config: [path.join(dir, 'webpack.config.mjs'), HERE, ...findLockFile(dir), UI_PACKAGE],
      },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Beside the packages: the tree has one folder of them for all front ends. */
const cacheFolder = (dir) =>
  path.join(path.dirname(findLockFile(dir)[0] ?? path.join(dir, '.')), 'node_modules/.cache');

function scriptRule(production, isRefreshed) {
  return {
    // Also in packages: some have a `source` condition of their own, which ours selects as well.
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: !production, refresh: isRefreshed },
        },
        target: 'es2022',
      },
    },
  };
}

/**
 * Development server of one front end: a separate origin, with the API of a running portal behind
 * `/api`.
 */
export function devServer({ port, proxied, hot = false }) {
  return {
    host: '127.0.0.1',
    port,
    // Names with a dot (remoteEntry.js) are files; every other path is a route of the page.
    historyApiFallback: true,
    hot,
    static: false,
    // A shell on another origin may load this remote while it is being worked on.
    headers: { 'access-control-allow-origin': '*' },
    proxy: [{ context: proxied, target: PORTAL_URL, changeOrigin: false }],
  };
}
