import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['shell', 'mfe-wizard', 'mfe-lists', 'mfe-admin', 'libs/ui'];

const readAll = (extension: string): { file: string; text: string }[] =>
  FOLDERS.flatMap((folder) => globSync(`${folder}/src/**/*.${extension}`, { cwd: ROOT }))
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** Names of the classes that an attribute gives; a part made at run time is left open. */
const listClassNames = (text: string): string[] =>
  [...text.matchAll(/\bclassName=(?:"([^"]+)"|\{`([^`]+)`\})/g)].flatMap(([, plain, template]) =>
    (plain ?? template ?? '')
      .replace(/\$\{[^}]*\}/g, ' ')
      .split(/\s+/)
      .filter((name) => /^[a-z]+-[\w-]*\w$/.test(name)),
  );

// A class renamed in a component alone takes the looks from it, and nothing else turns red.
it('every class of a component has a rule in a stylesheet', () => {
  const rules = new Set(
    readAll('css').flatMap(({ text }) =>
      [...text.matchAll(/\.([a-z][\w-]+)/g)].map(([, name]) => name),
    ),
  );
  const components = readAll('tsx');
  expect(components.flatMap(({ text }) => listClassNames(text)).length).toBeGreaterThan(300);
  expect(
    components.flatMap(({ file, text }) =>
      listClassNames(text)
        .filter((name) => !rules.has(name))
        .map((name) => `${file}: ${name}`),
    ),
  ).toEqual([]);
});
