import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = [
  'backend/src',
  'libs/domain/src',
  'libs/federation/src',
  'mfe-wizard/src',
  'mfe-lists/src',
  'mfe-admin/src',
  'shell/src',
  'libs/ui/src',
];
const LINE_LIMIT = 80;

/** Functions that reach the limit, as `file:line (lines)`. */
function findLongFunctions(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number): number =>
    source.getLineAndCharacterOfPosition(position).line + 1;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = lineAt(node.getStart(source));
      const lines = lineAt(node.end) - first + 1;
      if (lines >= LINE_LIMIT) found.push(`${file}:${first} (${lines})`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('finds a function of 80 lines, and none of 79', () => {
  const declare = (lines: number): string => `function probe() {${'\n'.repeat(lines - 1)}}`;
  expect(findLongFunctions('probe.ts', declare(79))).toEqual([]);
  expect(findLongFunctions('probe.ts', declare(80))).toEqual(['probe.ts:1 (80)']);
});

it.each(FOLDERS)('every function of %s is under 80 lines', (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(
    files.flatMap((file) => findLongFunctions(file, readFileSync(join(ROOT, file), 'utf8'))),
  ).toEqual([]);
});
