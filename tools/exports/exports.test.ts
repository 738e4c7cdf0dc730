import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { changeOf, gone, raised, type SharedExports } from './compare.ts';
import { offerOf, offers } from './read.ts';

const committed = JSON.parse(
  readFileSync(
    resolve(import.meta.dirname, '../../libs/federation/build/shared-exports.json'),
    'utf8',
  ),
) as SharedExports;

describe('the shared libraries', () => {
  const now = offers();

  it('take nothing away that a published remote may use', () => {
    expect(
      gone(committed.offers, now),
      'Put it back, or `npm run exports -- --major` when host and remotes of before and after need not work together',
    ).toEqual([]);
  });

  it('offer what is written down under their version', () => {
    expect(
      changeOf(committed.offers, now),
      'What the shared libraries offer has changed: `npm run exports` writes it down and raises their version, so that a remote which needs it brings its own copy to an older host',
    ).toBe('none');
  });
});

describe('what a library offers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'exports-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  };
  const library = (change: Record<string, string> = {}) => {
    write({
      'index.ts':
        "export * from './parts.js';\nexport { Field, type FieldProps } from './Field.js';\nexport type { Only } from './parts.js';\n",
      'parts.ts':
        'export const one = 1;\nexport function two(a: number): number { return a; }\nexport interface Only { a: string }\nconst own = 3;\nexport class Three { x = own; }\n',
      'Field.tsx':
        'export interface FieldProps { label: string }\nexport function Field({ label }: FieldProps) { return <p>{label}</p>; }\n',
      ...change,
    });
    return offerOf(join(folder, 'index.ts'));
  };
  const before = library();

  it('are the names that are there when it runs', () =>
    expect(before.names).toEqual(['Field', 'Three', 'one', 'two']));

  it.each([
    [
      'a name',
      {
        'index.ts':
          "export * from './parts.js';\nexport { Field } from './Field.js';\nexport const four = 4;\n",
      },
    ],
    [
      'a property of a component',
      {
        'Field.tsx':
          'export interface FieldProps { label: string; hint?: string }\nexport function Field({ label }: FieldProps) { return <p>{label}</p>; }\n',
      },
    ],
    [
      'a parameter',
      {
        'parts.ts':
          'export const one = 1;\nexport function two(a: number, b = 2): number { return a + b; }\nexport interface Only { a: string }\nexport class Three { x = 3; }\n',
      },
    ],
  ])('%s more is a change', (_what, change) => {
    expect(changeOf({ ui: before }, { ui: library(change) })).toBe('more');
  });

  it('what is inside, and remarks, are none', () => {
    const inside = {
      'Field.tsx':
        '/** A field. */\nexport interface FieldProps { label: string }\nexport function Field({ label }: FieldProps) { return <b>{label}</b>; }\n',
    };
    expect(changeOf({ ui: before }, { ui: library(inside) })).toBe('none');
  });

  it('a name less is told', () => {
    const now = {
      ui: library({ 'parts.ts': 'export const one = 1;\nexport interface Only { a: string }\n' }),
    };
    expect(gone({ ui: before }, now)).toEqual(['ui: Three', 'ui: two']);
    expect(changeOf({ ui: before }, now)).toBe('less');
  });

  it('raises the version by as much', () => {
    expect([raised('1.4.2', 'none'), raised('1.4.2', 'more'), raised('1.4.2', 'less')]).toEqual([
      '1.4.2',
      '1.5.0',
      '2.0.0',
    ]);
  });
});
