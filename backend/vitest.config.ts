import { readFileSync } from 'node:fs';
import type { Options } from '@swc/core';
import swc from 'unplugin-swc';
import { defineConfig } from 'vitest/config';

/** Nest and TypeORM read decorator metadata, so tests run the sources through swc, set as for the build. */
const { jsc } = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8')) as Pick<
  Options,
  'jsc'
>;

export default defineConfig({
  plugins: [swc.vite({ tsconfigFile: false, ...(jsc === undefined ? {} : { jsc }) })],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    include: ['src/**/*.test.ts', 'migrations/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['./test/setup.ts', '../tools/testkit/fast-check-seed.ts'],
    testTimeout: 180_000,
    hookTimeout: 240_000,
    server: { deps: { inline: [/@pratiche\//] } },
  },
});
