import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

/** The words for a signature that this one is not (DPCM 22.2.2013, art. 56 and 57). */
const FORBIDDEN_WORDS =
  /(?:firm[ae]|signatures?)[^.]{0,60}avanzat[ae]|avanzat[ae][^.]{0,20}firm[ae]|\bFEA\b/i;

it.each(['firma elettronica avanzata', 'Firme\nelettroniche avanzate', 'una FEA'])(
  'knows «%s»',
  (words) => expect(words).toMatch(FORBIDDEN_WORDS),
);

it('never calls the signature by a name that it does not deserve', () => {
  const root = resolve(import.meta.dirname, '../..');
  const folders = [
    'libs/domain/src',
    'backend/src',
    'mfe-wizard/src',
    'mfe-admin/src',
    'mfe-lists/src',
    'libs/ui/src',
    'backend/migrations',
    'shell/src',
    'docs',
  ];
  const named = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|md)$/.test(name) && !name.includes('.test.'))
      .filter((name) => FORBIDDEN_WORDS.test(readFileSync(join(root, folder, name), 'utf8')))
      .map((name) => `${folder}/${name}`),
  );
  expect(named).toEqual([]);
});
