import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from '@jest/globals';

const SOURCES = resolve(import.meta.dirname, '../../backend/src');
const MOST_DEPENDENCIES = 6;

/** Constructors with more parameters than allowed, as `file: class (count)`. */
function findCrowdedConstructors(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConstructorDeclaration(node) && node.parameters.length > MOST_DEPENDENCIES)
      found.push(`${file}: ${node.parent.name?.text ?? 'class'} (${node.parameters.length})`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

it('finds a constructor with seven parameters, and none with six', () => {
  const declare = (count: number): string =>
    `class Probe { constructor(${Array.from({ length: count }, (_, index) => `readonly p${index}: string`).join(', ')}) {} }`;
  expect(findCrowdedConstructors('probe.ts', declare(6))).toEqual([]);
  expect(findCrowdedConstructors('probe.ts', declare(7))).toEqual(['probe.ts: Probe (7)']);
});

it('no class of the backend has more than six dependencies', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.flatMap((file) =>
      findCrowdedConstructors(file, readFileSync(join(SOURCES, file), 'utf8')),
    ),
  ).toEqual([]);
});
