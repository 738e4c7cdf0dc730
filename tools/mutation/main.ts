/** `npm run mutation [-- area …]`: puts faults into the rules, one at a time, and counts those that no test notices. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { fail, Fault } from '../prepare/report.mjs';
import { AREAS, BREAK, type Area } from './areas.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.cache/mutation');

function chosen(names: readonly string[]): readonly Area[] {
  const unknown = names.filter((name) => !AREAS.some((area) => area.name === name));
  if (unknown.length > 0)
    throw new Fault(
      `areas are ${AREAS.map(({ name }) => name).join(', ')}, not "${unknown.join(', ')}".`,
    );
  return names.length === 0 ? AREAS : AREAS.filter(({ name }) => names.includes(name));
}

async function mutate({ name, mutate: sources, tests }: Area): Promise<void> {
  console.log(`\n── ${name}`);
  // Not by Stryker's own `testFiles`: with it, faults in constants of a module are never switched on.
  process.env['MUTATION_TESTS'] = tests.join(',');
  await new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts'), related: false },
    mutate: [...sources],
    ignorePatterns: ['dist', 'coverage', '.cache'],
    cleanTempDir: 'always',
    coverageAnalysis: 'perTest',
    // One at a time leaves room for other work. A fault that only makes a test slow has not been noticed, so tests get their time.
    concurrency: 1,
    maxTestRunnerReuse: 80,
    timeoutMS: 60_000,
    thresholds: { high: 90, low: BREAK, break: BREAK },
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    htmlReporter: { fileName: join(REPORTS, `${name}.html`) },
    jsonReporter: { fileName: join(REPORTS, `${name}.json`) },
    allowConsoleColors: false,
  }).runMutationTest();
}

async function main(): Promise<void> {
  const areas = chosen(process.argv.slice(2));
  mkdirSync(REPORTS, { recursive: true });
  // Stryker copies the folder it is started in.
  process.chdir(join(ROOT, 'libs/domain'));
  for (const area of areas) await mutate(area);
}

main().catch(fail);
