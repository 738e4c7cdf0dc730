import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

it('the changelog begins with the version that package.json names', () => {
  const { version } = JSON.parse(readText('package.json')) as { version: string };
  expect(/^## \[(\d+\.\d+\.\d+)\]/m.exec(readText('CHANGELOG.md'))?.[1]).toBe(version);
});
