import path from 'node:path';
import { baseConfig } from './base-config.mjs';

/** Webpack configuration of the host's service worker: one file, `sw.js`, beside the host's own. */
export function workerConfig({ name, dir }) {
  return (_env, argv) => {
    const base = baseConfig({ name, dir, mode: argv.mode ?? 'production' });
    return {
      ...base,
      entry: { sw: './src/service-worker/sw.ts' },
      target: ['webworker', 'es2022'],
      output: {
        path: path.join(dir, 'dist'),
        sourceMapFilename: base.output.sourceMapFilename,
        filename: '[name].js',
        clean: false,
      },
    };
  };
}
