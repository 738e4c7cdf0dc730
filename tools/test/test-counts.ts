import { readFileSync } from 'node:fs';
import {
  listFlakyJourneys,
  listPlaywrightFailures,
  listJestFailures,
  type PlaywrightSuite,
  type JestFile,
} from './test-failures.ts';

export interface TestCounts {
  passed: number;
  failed: number;
  /** The failures, one line each, as far as the part reports them. */
  failures?: readonly string[];
  /** Journeys that failed and then passed, one line each; they are among the passed. */
  flaky?: readonly string[];
}

/** More in one run are no hiccups of the machine. */
export const MAX_FLAKY_JOURNEYS = 3;

export const PASSED: TestCounts = { passed: 1, failed: 0 };
export const FAILED: TestCounts = { passed: 0, failed: 1 };

/** Counts of a part that runs in several programs. */
export const addCounts = (...counts: readonly TestCounts[]): TestCounts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  failures: counts.flatMap(({ failures = [] }) => failures),
  flaky: counts.flatMap(({ flaky = [] }) => flaky),
});

/** A run with failures, or with too many flaky journeys, fails. */
export const isRunPassed = ({ failed, flaky = [] }: TestCounts): boolean =>
  failed === 0 && flaky.length <= MAX_FLAKY_JOURNEYS;

/** Counts for a part without individual tests: it passes or fails as a whole. */
export const countsFromExitCode = (code: number): TestCounts => (code === 0 ? PASSED : FAILED);

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: JestFile[];
}

/** Counts tests that did not run as failed, because they prove nothing. */
export function countsFromJest(file: string, code: number): TestCounts {
  const report = readReport<JestReport>(file);
  if (!report) return FAILED;
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  };
  return withHiddenFailure(
    { ...counts, failures: listJestFailures(report.testResults ?? []) },
    code,
  );
}

interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export function countsFromPlaywright(file: string, code: number): TestCounts {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return FAILED;
  const { stats, suites = [] } = report;
  return withHiddenFailure(
    {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
      failures: listPlaywrightFailures(suites),
      flaky: listFlakyJourneys(suites),
    },
    code,
  );
}

/** No test at all, or a failure outside the tests (an import, a coverage threshold), is a failure too. */
function withHiddenFailure(counts: TestCounts, code: number): TestCounts {
  const isFaulty = code !== 0 || counts.passed === 0;
  return isFaulty && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
