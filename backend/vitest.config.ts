import swc from 'unplugin-swc';
import { defineConfig } from 'vitest/config';

/** Tests run the TypeScript sources through swc, because Nest and TypeORM read decorator metadata. */
export default defineConfig({
  plugins: [swc.vite({ tsconfigFile: false, swcrc: true })],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    include: ['src/**/*.test.ts', 'migrations/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    server: { deps: { inline: [/@pratiche\//] } },
  },
});
