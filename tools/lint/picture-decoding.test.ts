import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = globSync('backend/src/**/*.ts', { cwd: ROOT }).filter(
  (path) => !path.endsWith('.test.ts'),
);
const listFilesWith = (pattern: RegExp): string[] =>
  SOURCES.filter((path) => pattern.test(readFileSync(`${ROOT}/${path}`, 'utf8'))).sort();

it('decodes foreign pictures in the program made for it alone', () =>
  expect(listFilesWith(/from 'sharp'|import\('sharp'\)/)).toEqual([
    'backend/src/platform/pictures/rewrite-picture.process.ts',
  ]));

it('puts pictures into PDFs in two places, which get only what the portal wrote or ships', () =>
  expect(listFilesWith(/\.(?:image|openImage)\(/)).toEqual([
    'backend/src/platform/pdf/card-picture.util.ts',
    'backend/src/platform/pdf/pdf-pictures.util.ts',
  ]));
