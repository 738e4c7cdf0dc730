/**
 * `npm run quality -- mutation [area …]`: inserts faults into the rules, one at a time, and counts those
 * that no test detects.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { Config } from 'jest';
import { exitWithError, UserFacingError } from '../prepare/console-output.mjs';
import { esModules, sources } from '../testkit/jest-options.ts';
import { MUTATION_AREAS, type MutationArea } from './mutation-areas.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.cache/mutation');

function selectAreas(names: readonly string[]): readonly MutationArea[] {
  const unknown = names.filter((name) => !MUTATION_AREAS.some((area) => area.name === name));
  if (unknown.length > 0)
    throw new UserFacingError(
      `areas are ${MUTATION_AREAS.map(({ name }) => name).join(', ')}, not "${unknown.join(', ')}".`,
    );
  return names.length === 0
    ? MUTATION_AREAS
    : MUTATION_AREAS.filter(({ name }) => names.includes(name));
}

/** The tests of one area, run from Stryker's copy of `libs/domain`. */
const createJestConfig = (tests: readonly string[]): Config => ({
  ...sources,
  ...esModules(),
  testMatch: tests.map((test) => `<rootDir>/${test}`),
  testTimeout: 60_000,
  setupFiles: [join(import.meta.dirname, 'fast-check-limits.ts')],
});

async function runMutationTests({
  name,
  minimumScore,
  mutate: sources,
  tests,
}: MutationArea): Promise<void> {
  console.log(`\n── ${name}`);
  await new Stryker({
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    jest: {
      projectType: 'custom',
      // Not by Stryker's own `testFiles`: with it, faults in constants of a module are never switched on.
      config: createJestConfig(tests),
      enableFindRelatedTests: false,
    },
    mutate: [...sources],
    ignorePatterns: ['dist', 'coverage', '.cache'],
    cleanTempDir: 'always',
    coverageAnalysis: 'perTest',
    // Runs one at a time to leave room for other work. A fault that only slows a test down is not
    // detected, so tests get a long timeout.
    concurrency: 1,
    maxTestRunnerReuse: 80,
    timeoutMS: 60_000,
    thresholds: { high: 90, low: minimumScore, break: minimumScore },
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    htmlReporter: { fileName: join(REPORTS, `${name}.html`) },
    jsonReporter: { fileName: join(REPORTS, `${name}.json`) },
    allowConsoleColors: false,
  }).runMutationTest();
}

async function main(): Promise<void> {
  const areas = selectAreas(process.argv.slice(2));
  mkdirSync(REPORTS, { recursive: true });
  // Stryker copies the folder it is started in.
  process.chdir(join(ROOT, 'libs/domain'));
  for (const area of areas) await runMutationTests(area);
}

main().catch(exitWithError);
