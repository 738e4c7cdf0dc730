import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { API_TESTS, CORE_JOURNEY, listCoreApiTests, listTests } from './core-tests.ts';
import { ROOT } from './run-command.ts';

const JOURNEYS = 'e2e/journeys';
/** What `npm test` has time for. */
const MAX_JOURNEYS = 50;

const foldersOf = (files: readonly string[]): string[] => [...new Set(files.map(dirname))].sort();

const listJourneys = () =>
  globSync(`${JOURNEYS}/**/*.spec.ts`, { cwd: ROOT }).map((file) => ({
    file,
    count: readFileSync(join(ROOT, file), 'utf8').split(CORE_JOURNEY).length - 1,
  }));

it('plays a journey of every feature', () => {
  const journeys = listJourneys();
  const core = journeys.filter(({ count }) => count > 0);
  expect(foldersOf(core.map(({ file }) => file))).toEqual(
    foldersOf(journeys.map(({ file }) => file)),
  );
});

it('plays few enough of them to be waited for', () => {
  const counts = listJourneys().map(({ count }) => count);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_JOURNEYS);
});

it('calls the API of every feature', () => {
  expect(foldersOf(listCoreApiTests())).toEqual(foldersOf(listTests(API_TESTS)));
});
