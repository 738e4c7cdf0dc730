import { expect, it } from '@jest/globals';
import { formatDrills, readDrills, type JsonReport } from './read-drills.ts';

const figure = (description: string) => ({ type: 'figure', description });

const REPORT: JsonReport = {
  suites: [
    {
      file: 'restart.spec.ts',
      specs: [
        {
          title: 'a restart costs no request',
          tests: [
            {
              results: [
                { annotations: [figure('9.9 s')] },
                { annotations: [figure('8.1 s'), figure('120 requests')] },
              ],
            },
          ],
        },
        { title: 'no drill', tests: [{ results: [{ annotations: [{ type: 'slow' }] }] }] },
      ],
      suites: [
        {
          file: 'restart.spec.ts',
          specs: [
            { title: 'within a group', tests: [{ results: [{ annotations: [figure('2 s')] }] }] },
          ],
        },
      ],
    },
  ],
};

it('reads the figures of each drill from the last attempt', () => {
  expect(readDrills(REPORT, 'e2e/production')).toEqual([
    {
      name: 'a restart costs no request',
      file: 'e2e/production/restart.spec.ts',
      figures: ['8.1 s', '120 requests'],
    },
    { name: 'within a group', file: 'e2e/production/restart.spec.ts', figures: ['2 s'] },
  ]);
});

it('makes a table of them', () => {
  expect(formatDrills([{ name: 'a restart', file: 'e2e/a.spec.ts', figures: ['8 s', '1 ms'] }]))
    .toBe(`| drill | played by | seen |
|---|---|---|
| a restart | \`e2e/a.spec.ts\` | 8 s; 1 ms |`);
});
