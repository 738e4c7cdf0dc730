import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import {
  addCounts,
  countsFromPlaywright,
  countsFromJest,
  countsFromExitCode,
  isRunPassed,
} from './test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (content: unknown): string => {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const jest = (passed: number, failed = 0, pending = 0, todo = 0) =>
  file({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: todo,
  });
const playwright = (expected: number, unexpected = 0, flaky = 0, skipped = 0) =>
  file({ stats: { expected, unexpected, flaky, skipped } });

describe('counts', () => {
  it.each<[string, () => { passed: number; failed: number }, number, number]>([
    ['takes over what jest counted', () => countsFromJest(jest(5), 0), 5, 0],
    ['counts failures', () => countsFromJest(jest(5, 2), 1), 5, 2],
    ['counts tests that did not run as failed', () => countsFromJest(jest(5, 0, 1, 1), 0), 5, 2],
    ['takes no tests at all as a failure', () => countsFromJest(jest(0), 0), 0, 1],
    ['takes a failure outside the tests as one', () => countsFromJest(jest(5), 1), 5, 1],
    ['takes an unreadable report as a failure', () => countsFromJest(file('{'), 0), 0, 1],
    ['takes a missing report as a failure', () => countsFromJest(join(folder, 'none'), 0), 0, 1],
    ['takes over what playwright counted', () => countsFromPlaywright(playwright(3), 0), 3, 0],
    [
      'counts a journey that was left out as failed',
      () => countsFromPlaywright(playwright(3, 1, 0, 1), 1),
      3,
      2,
    ],
    [
      'counts a journey that passed when it was played again as passed once',
      () => countsFromPlaywright(playwright(3, 0, 1), 0),
      4,
      0,
    ],
    ['takes no journey at all as a failure', () => countsFromPlaywright(playwright(0), 0), 0, 1],
    ['counts a part without tests as one', () => countsFromExitCode(0), 1, 0],
    ['counts a failed part without tests as one', () => countsFromExitCode(2), 0, 1],
  ])('%s', (_, count, passed, failed) => {
    expect(count()).toMatchObject({ passed, failed });
  });
});

/** The report of a part with as many flaky journeys. */
const flakyReport = (count: number, unexpected = 0): string =>
  file({
    stats: { expected: 5, unexpected, flaky: count, skipped: 0 },
    suites: [
      {
        specs: Array.from({ length: count }, (_, index) => ({
          title: `journey ${index}`,
          file: 'journeys/a.spec.ts',
          tests: [{ status: 'flaky', results: [{ status: 'failed' }, { status: 'passed' }] }],
        })),
      },
    ],
  });

it.each<[string, number, number, number, boolean]>([
  ['without flaky journeys', 0, 0, 0, true],
  ['with three in one part', 3, 0, 0, true],
  ['with three in both parts together', 2, 1, 0, true],
  ['with four in both parts together', 2, 2, 0, false],
  ['with four in one part', 0, 4, 0, false],
  ['with one that failed twice', 0, 0, 1, false],
  ['with one flaky and one that failed twice', 1, 0, 1, false],
])('a run %s: %d and %d flaky, %d failed', (_, e2e, production, failed, isPassed) => {
  const total = addCounts(
    countsFromPlaywright(flakyReport(e2e), 0),
    countsFromPlaywright(flakyReport(production, failed), failed),
  );
  expect(total.flaky).toHaveLength(e2e + production);
  expect(isRunPassed(total)).toBe(isPassed);
});
