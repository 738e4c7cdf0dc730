import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of one area, run from Stryker's copy of `libs/domain`. `main.ts` sets the area. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(','),
    testTimeout: 60_000,
    setupFiles: [join(import.meta.dirname, 'fast-check-limits.ts')],
  },
});
