import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { editFiles, listEdits } from './apply-edits.ts';
import { findTypeFaults } from './find-type-faults.ts';
import type { RecipeEdit } from './recipe.types.ts';
import { RECIPES } from './recipes.ts';
import { SETTING_RECIPE } from './setting-recipe.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CONTRIBUTING = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');

describe('an edit', () => {
  const edit = (after: string): RecipeEdit[] => [{ file: 'package.json', after, text: ' ' }];

  it.each([
    ['none', 'no such text', 'occurs 0 times in package.json'],
    ['several', '"', 'occurs \\d+ times in package.json'],
  ])('is refused where its anchor occurs %s', (_, after, words) => {
    expect(() => editFiles(ROOT, edit(after))).toThrow(new RegExp(words));
  });

  it('is refused where it would write over a file', () => {
    expect(() => editFiles(ROOT, [{ file: 'package.json', text: '' }])).toThrow('exists already');
  });
});

describe.each(RECIPES)('the recipe "$heading"', (recipe) => {
  const section = CONTRIBUTING.split('\n## ').find((text) =>
    text.startsWith(`${recipe.heading}\n`),
  );

  it('has a place in the tree for each edit', () => {
    expect(editFiles(ROOT, listEdits(recipe)).size).toBeGreaterThan(0);
  });

  it('has the numbered steps of CONTRIBUTING, in their order', () => {
    const written = [...(section ?? '').matchAll(/^(\d+)\. /gm)].map(([, number]) =>
      Number(number),
    );
    const played = recipe.steps.flatMap(({ number }) => (number === null ? [] : [number]));
    expect(written).not.toEqual([]);
    expect(played).toEqual(played.toSorted((a, b) => a - b));
    expect(played.filter((number) => !written.includes(number))).toEqual([]);
  });
});

describe('a setting added as the recipe says', () => {
  const files = editFiles(ROOT, listEdits(SETTING_RECIPE));

  // Ten seconds of processor time each, which a busy machine may take minutes for.
  it.each(['libs/domain', 'backend'])(
    'compiles in %s',
    (workspace) => {
      expect(findTypeFaults(ROOT, workspace, files)).toEqual([]);
    },
    300_000,
  );
});
