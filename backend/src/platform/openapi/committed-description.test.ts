import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describePortal } from './describe-portal.util.js';

const FILE = new URL('../../../../libs/api/openapi.json', import.meta.url);

it('is the one that the code describes', async () => {
  const [committed, described] = [readFileSync(FILE, 'utf8'), await describePortal()];
  // Parsed, so that a difference is shown where it is.
  expect(
    JSON.parse(committed),
    'libs/api/openapi.json is out of date: npm run openapi writes it anew',
  ).toEqual(JSON.parse(described));
  expect(committed === described, 'npm run openapi writes the file anew').toBe(true);
});
