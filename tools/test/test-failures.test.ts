import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './run-command.ts';
import { listPlaywrightFailures, listJestFailures } from './test-failures.ts';

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

  it('names journeys at any depth, those of a second try and those left out as well', () => {
    const journey = (
      title: string,
      ok: boolean,
      ...results: { status: string; errors?: { message: string }[] }[]
    ) => ({ title, file: 'journeys/a.spec.ts', ok, tests: [{ results }] });
    const suites = [
      {
        specs: [journey('good', true, { status: 'passed' })],
        suites: [
          {
            specs: [
              journey('bad', false, {
                status: 'failed',
                errors: [{ message: 'Error: nobody there' }],
              }),
              journey('second try', true, { status: 'timedOut', errors: [] }, { status: 'passed' }),
              journey('none', true),
            ],
          },
        ],
      },
    ];
    expect(listPlaywrightFailures(suites)).toEqual([
      'journeys/a.spec.ts > bad: Error: nobody there',
      'journeys/a.spec.ts > second try: timedOut',
      'journeys/a.spec.ts > none: did not run',
    ]);
  });
});
