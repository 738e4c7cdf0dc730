import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { MAIL_EXAMPLES } from '../../../test/kit/mail-examples.js';

const SOURCES = resolve(import.meta.dirname, '../..');

it('has an example of every e-mail, which journeys look at', () => {
  const names = globSync('**/*.mail.ts', { cwd: SOURCES })
    .flatMap((file) => [
      ...readFileSync(join(SOURCES, file), 'utf8').matchAll(
        /^export (?:const|function) (\w*Mail)\b/gm,
      ),
    ])
    .map((found) => found[1] ?? '');
  expect(names.length).toBeGreaterThan(30);
  expect(Object.keys(MAIL_EXAMPLES).sort()).toEqual(names.sort());
});

it('ends no sentence with two full stops, also after the name of a company', () => {
  const texts = Object.values(MAIL_EXAMPLES)
    .flat()
    .flatMap(({ paragraphs, details = [] }) => [...paragraphs, ...details]);
  expect(texts.filter((text) => /\.\.(?!\.)/.test(text))).toEqual([]);
});
