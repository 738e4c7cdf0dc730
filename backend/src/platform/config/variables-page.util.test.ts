import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { environmentSchema } from './environment.schema.js';
import { describeVariables } from './variables-page.util.js';

const PAGE = join(import.meta.dirname, '../../../../docs/operations/variables.md');

it('every variable says what it means', () => {
  const silent = Object.entries(environmentSchema.shape).filter(
    ([, { description }]) => !description,
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});

it('the committed page is that of the schema', () => {
  const isCurrent = readFileSync(PAGE, 'utf8') === describeVariables();
  expect(['npm run quality -- variables-page writes it anew', isCurrent]).toEqual([
    'npm run quality -- variables-page writes it anew',
    true,
  ]);
});
