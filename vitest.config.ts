import { defineConfig } from 'vitest/config';
import backend from './backend/vitest.config.ts';

/** Workspaces are read as TypeScript sources, never from a build that may be stale. */
const sources = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
};
// Only what hangs takes so long; a machine with other work may take more than the five seconds of the default.
const patient = { testTimeout: 180_000, hookTimeout: 180_000 };
const inline = { server: { deps: { inline: [/@pratiche\//] } } };
// A third-party package that resolves the condition "source" to TypeScript, and the package that
// imports it.
const drawn = {
  server: { deps: { inline: [/@pratiche\//, 'downshift', 'compute-scroll-into-view'] } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      {
        ...sources,
        test: {
          ...inline,
          ...patient,
          name: 'domain',
          root: 'libs/domain',
          setupFiles: ['../../tools/testkit/fast-check-seed.ts'],
          include: ['src/**/*.test.ts'],
        },
      },
      {
        ...sources,
        test: {
          ...inline,
          ...patient,
          name: 'contract',
          root: 'libs/api',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        ...sources,
        test: {
          ...drawn,
          ...patient,
          name: 'web',
          include: ['{libs/ui,libs/federation,shell,mfe-*}/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...sources,
        test: { ...inline, ...patient, name: 'tools', include: ['tools/**/*.test.ts'] },
      },
      {
        ...backend,
        root: 'backend',
        test: {
          ...backend.test,
          name: 'backend',
          include: ['{src,migrations,test/kit,test/agreement,test/fuzz}/**/*.test.ts'],
        },
      },
      ...(['sqlite', 'mariadb'] as const).map((parts) => ({
        ...backend,
        root: 'backend',
        test: {
          ...backend.test,
          name: `api-${parts}`,
          globalSetup: [`./test/kit/setup-${parts}.ts`],
          setupFiles: [...(backend.test?.setupFiles ?? []), './test/kit/shared-portal.ts'],
          // Faults that only the servers can have are not tested on the standalone portal.
          include:
            parts === 'sqlite'
              ? ['test/{api,faults}/**/*.test.ts']
              : ['test/{api,faults,server-faults}/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      })),
    ],
    coverage: {
      provider: 'v8',
      // Of the domain alone: `vitest run --project domain --coverage`. Paths count from the project's own root.
      include: ['src/**'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', 'lcovonly'],
      thresholds: { branches: 95 },
    },
  },
});
