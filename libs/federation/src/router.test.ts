import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const FRONT_ENDS = ['shell/src', 'mfe-wizard/src', 'mfe-lists/src', 'mfe-admin/src', 'libs/ui/src', 'libs/federation/src'];
const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from 'react-router'/g;

const sources = (folder: string): string[] => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.')).map((name) => join(ROOT, folder, name));

/** Names a text brings in that are there when it runs. */
const values = (text: string): string[] => [...text.matchAll(IMPORT)].filter(([whole]) => !/^import\s+type/.test(whole))
  .flatMap(([, names = '']) => names.split(',')).map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));

it('what the front ends use of the router is in the part of it they share', () => {
  const shared = readFileSync(join(ROOT, 'libs/federation/build/router.mjs'), 'utf8');
  const given = new Set((/export \{([^}]*)\}/.exec(shared)?.[1] ?? '').split(',').map((name) => name.trim()));
  const used = FRONT_ENDS.flatMap(sources).flatMap((file) => values(readFileSync(file, 'utf8')));
  expect(used).toContain('Link');
  expect(used.filter((name) => !given.has(name))).toEqual([]);
});
