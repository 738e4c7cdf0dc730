import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run-command.ts';

const MAX_LINE_LENGTH = 400;

export interface JestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
}

export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  /** Of all its attempts together. */
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { status: string; errors?: { message?: string }[] }[];
}

/** One line for each test that failed or did not run, and for each file that could not be loaded. */
export const listJestFailures = (files: readonly JestFile[]): string[] =>
  files.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status !== 'passed');
    const at = relative(ROOT, file.name);
    if (tests.length === 0 && file.status === 'failed')
      return [formatFailure(at, '', file.message)];
    return tests.map(({ fullName, status, failureMessages }) =>
      formatFailure(at, fullName, failureMessages?.[0] ?? status),
    );
  });

/** One line for each journey that failed or did not run. */
export const listPlaywrightFailures = (suites: readonly PlaywrightSuite[]): string[] =>
  listJourneys(suites, ['unexpected', 'skipped']);

/** One line for each journey that failed and then passed, with the error of its failure. */
export const listFlakyJourneys = (suites: readonly PlaywrightSuite[]): string[] =>
  listJourneys(suites, ['flaky']);

const listJourneys = (
  suites: readonly PlaywrightSuite[],
  statuses: readonly PlaywrightTest['status'][],
): string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => statuses.includes(status))
        .map(({ results }) => {
          const failure = results.find(({ status }) => status !== 'passed' && status !== 'skipped');
          return formatFailure(
            file,
            title,
            failure?.errors?.[0]?.message ?? failure?.status ?? 'did not run',
          );
        }),
    ),
    ...listJourneys(inner, statuses),
  ]);

/** Short enough to be read at the end of a long output, where nothing above may be left. */
function formatFailure(file: string, test: string, message = ''): string {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('at '))
    .join(' | ');
  return `${[file, test].filter(Boolean).join(' > ')}: ${said.slice(0, MAX_LINE_LENGTH)}`;
}
