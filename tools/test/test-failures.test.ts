import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './run-command.ts';
import { listFlakyJourneys, listPlaywrightFailures, listJestFailures } from './test-failures.ts';

const name = join(ROOT, 'backend/a.test.ts');

describe('what failed', () => {
  it('names file, test and the first words of each failed test', () => {
    const assertionResults = [
      { fullName: 'sums adds', status: 'passed', failureMessages: [] },
      {
        fullName: 'sums subtracts',
        status: 'failed',
        failureMessages: [
          '\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at file:///a.ts:3:1',
        ],
      },
      { fullName: 'sums divides', status: 'pending', failureMessages: [] },
    ];
    expect(listJestFailures([{ name, status: 'failed', assertionResults }])).toEqual([
      'backend/a.test.ts > sums subtracts: AssertionError: expected 1 to be 2',
      'backend/a.test.ts > sums divides: pending',
    ]);
  });

  it('names a file that could not be loaded', () => {
    expect(
      listJestFailures([
        { name, status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ]),
    ).toEqual(['backend/a.test.ts: Cannot find module']);
  });

  it('names journeys at any depth: failed ones and those left out apart from flaky ones', () => {
    const journey = (
      title: string,
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped',
      ...results: { status: string; errors?: { message: string }[] }[]
    ) => ({ title, file: 'journeys/a.spec.ts', tests: [{ status, results }] });
    const failed = (message: string) => ({ status: 'failed', errors: [{ message }] });
    const suites = [
      {
        specs: [journey('good', 'expected', { status: 'passed' })],
        suites: [
          {
            specs: [
              journey('bad', 'unexpected', failed('Error: nobody there'), failed('Error: again')),
              journey('hiccup', 'flaky', { status: 'timedOut', errors: [] }, { status: 'passed' }),
              journey('none', 'skipped'),
              // As serial journeys behind a failed one are reported.
              journey('behind a hiccup', 'expected', { status: 'skipped' }, { status: 'passed' }),
              journey(
                'bad behind a hiccup',
                'unexpected',
                { status: 'skipped' },
                failed('Error: now'),
              ),
            ],
          },
        ],
      },
    ];
    expect(listPlaywrightFailures(suites)).toEqual([
      'journeys/a.spec.ts > bad: Error: nobody there',
      'journeys/a.spec.ts > none: did not run',
      'journeys/a.spec.ts > bad behind a hiccup: Error: now',
    ]);
    expect(listFlakyJourneys(suites)).toEqual(['journeys/a.spec.ts > hiccup: timedOut']);
  });
});
