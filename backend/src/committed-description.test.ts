import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { describePortal } from './describe-portal.util.js';

const FILE = new URL('../../libs/api/openapi.json', import.meta.url);

it('is the one that the code describes', async () => {
  const [committed, described] = [readFileSync(FILE, 'utf8'), await describePortal()];
  // Parsed, so that a difference is shown where it is.
  expect([
    'libs/api/openapi.json is out of date: npm run openapi writes it anew',
    JSON.parse(committed),
  ]).toEqual([
    'libs/api/openapi.json is out of date: npm run openapi writes it anew',
    JSON.parse(described),
  ]);
  expect(['npm run openapi writes the file anew', committed === described]).toEqual([
    'npm run openapi writes the file anew',
    true,
  ]);
});
