import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { DTO_METADATA, renderDtoMetadata } from './dto-metadata.ts';

it('the committed metadata are those of the DTOs', async () => {
  const isCurrent = (await readFile(DTO_METADATA, 'utf8')) === renderDtoMetadata();
  expect(['npm run openapi writes them anew', isCurrent]).toEqual([
    'npm run openapi writes them anew',
    true,
  ]);
});
