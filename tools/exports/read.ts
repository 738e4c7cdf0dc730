import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');

/** What a library gives to those that share it. */
export interface Offer {
  /** Names that are there when it runs. */
  names: string[];
  /** Sum of its public declarations: parameters, properties of components, members of types, tables. */
  declarations: string;
}

/** The shared libraries: where each begins, and folders whose declarations are reached through types that have no name. */
const LIBRARIES: Readonly<Record<string, { index: string; also?: string }>> = {
  '@pratiche/ui': { index: 'libs/ui/src/index.ts' },
  '@pratiche/api': { index: 'libs/api/src/index.ts', also: 'libs/api/src/client' },
  '@pratiche/domain': { index: 'libs/domain/src/index.ts' },
};

/** What all shared libraries offer in this tree. */
export const offers = (): Record<string, Offer> =>
  Object.fromEntries(
    Object.entries(LIBRARIES).map(([name, { index, also }]) => {
      const more =
        also === undefined
          ? []
          : readdirSync(join(ROOT, also))
              .filter((file) => /\.ts$/.test(file) && !file.includes('.test.'))
              .sort()
              .map((file) => join(ROOT, also, file));
      return [name, offerOf(join(ROOT, index), more)];
    }),
  );

/** @param index where a library begins @param more further files whose declarations count */
export function offerOf(index: string, more: readonly string[] = []): Offer {
  const declared = new Map<string, string>();
  const waiting = [index, ...more];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (declared.has(file)) continue;
    const text = declarationsOf(file);
    declared.set(file, text);
    waiting.push(...importsOf(file, text));
  }
  const sum = createHash('sha256');
  for (const text of [...declared.values()].sort()) sum.update(text);
  return { names: [...namesOf(index)].sort(), declarations: sum.digest('hex').slice(0, 16) };
}

/** Without a look at other files, hence at once; what TypeScript would have to infer is left out. */
const declarationsOf = (file: string): string =>
  ts.transpileDeclaration(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: {
      removeComments: true,
      isolatedDeclarations: true,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
    },
  }).outputText;

const importsOf = (file: string, text: string): string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.') && name.endsWith('.js'))
    .map((name) => sourceOf(file, name));

function sourceOf(from: string, specifier: string): string {
  const bare = join(dirname(from), specifier).replace(/\.js$/, '');
  const found = ['.ts', '.tsx'].map((end) => bare + end).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${from} speaks of ${specifier}, which is not there`);
  return found;
}

/** Names a file exports that are not of types alone, those of `export *` with them. */
function namesOf(file: string): Set<string> {
  const names = new Set<string>();
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      for (const name of exported(file, statement)) names.add(name);
    } else if (
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    ) {
      for (const name of declaredIn(statement)) names.add(name);
    }
  }
  return names;
}

function exported(
  file: string,
  { isTypeOnly, exportClause, moduleSpecifier }: ts.ExportDeclaration,
): Iterable<string> {
  if (isTypeOnly) return [];
  if (exportClause && ts.isNamedExports(exportClause))
    return exportClause.elements.filter((one) => !one.isTypeOnly).map(({ name }) => name.text);
  if (exportClause) return [exportClause.name.text];
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
    ? namesOf(sourceOf(file, moduleSpecifier.text))
    : [];
}

function declaredIn(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const isValue =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isValue && statement.name ? [statement.name.text] : [];
}
