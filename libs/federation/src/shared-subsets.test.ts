import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../../..');
const FRONT_ENDS = [
  'shell/src',
  'mfe-wizard/src',
  'mfe-lists/src',
  'mfe-admin/src',
  'libs/ui/src',
  'libs/federation/src',
];
/** Packages of which a subset is shared, and the file that names it. */
const SUBSETS = [
  ['react-router', 'react-router-subset.mjs', 'Link'],
  ['@tanstack/react-query', 'react-query-subset.mjs', 'useQuery'],
] as const;

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(ROOT, folder, name));

/** Names a text brings in that are there when it runs. */
const values = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`import\\s+(?:type\\s+)?\\{([^}]*)\\}\\s+from '${name}'`, 'g'))]
    .filter(([whole]) => !/^import\s+type/.test(whole))
    .flatMap(([, names = '']) => names.split(','))
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '));

it.each(SUBSETS)(
  'what the front ends use of %s is in the part of it they share',
  (name, file, known) => {
    const shared = readFileSync(join(ROOT, 'libs/federation/build', file), 'utf8');
    const given = new Set(
      (/export \{([^}]*)\}/.exec(shared)?.[1] ?? '').split(',').map((one) => one.trim()),
    );
    const used = FRONT_ENDS.flatMap(sources).flatMap((source) =>
      values(readFileSync(source, 'utf8'), name),
    );
    expect(used).toContain(known);
    expect(used.filter((one) => !given.has(one))).toEqual([]);
  },
);
