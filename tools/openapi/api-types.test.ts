import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { API_TYPES, PUBLIC_CALLS, renderApiTypes, renderPublicCalls } from './api-types.ts';

it.each([
  ['types', API_TYPES, renderApiTypes],
  ['calls without a login', PUBLIC_CALLS, renderPublicCalls],
] as const)('the committed %s are those of the description', async (_, file, render) => {
  const isCurrent = (await readFile(file, 'utf8')) === (await render());
  expect(['npm run openapi writes them anew', isCurrent]).toEqual([
    'npm run openapi writes them anew',
    true,
  ]);
});
