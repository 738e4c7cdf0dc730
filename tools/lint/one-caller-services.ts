import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** A service that is shorter and has one caller beside it costs more to find than it saves to read. */
const SHORT_LINES = 60;

export interface SourceText {
  file: string;
  text: string;
}

export interface OneCallerService {
  file: string;
  caller: string;
}

export function readBackendSources(folder: string): SourceText[] {
  return globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({ file, text: readFileSync(posix.join(folder, file), 'utf8') }));
}

/**
 * Short services that a single file injects, which lies in the same folder or below or above it. A
 * controller only translates a call, so the service behind it is no door too many.
 */
export function findOneCallerServices(sources: readonly SourceText[]): OneCallerService[] {
  const callers = collectInjectors(sources);
  return sources
    .filter(({ file, text }) => file.endsWith('.service.ts') && countLines(text) < SHORT_LINES)
    .flatMap(({ file, text }) => {
      const names = [...text.matchAll(/@Injectable\([^)]*\)\s*export class (\w+)/g)];
      const injectors = new Set(names.flatMap(([, name = '']) => [...(callers.get(name) ?? [])]));
      injectors.delete(file);
      const [caller] = injectors;
      return caller !== undefined && injectors.size === 1 && isDoorTooMany(file, caller)
        ? [{ file, caller }]
        : [];
    });
}

const isDoorTooMany = (file: string, caller: string): boolean =>
  !caller.endsWith('.controller.ts') && isNear(file, caller);

const countLines = (text: string): number => text.trimEnd().split('\n').length;

function isNear(file: string, caller: string): boolean {
  const [own, other] = [posix.dirname(file), posix.dirname(caller)];
  return own === other || own.startsWith(`${other}/`) || other.startsWith(`${own}/`);
}

/** Files by the name of the class that they inject or take out of the container. */
function collectInjectors(sources: readonly SourceText[]): Map<string, Set<string>> {
  const callers = new Map<string, Set<string>>();
  for (const { file, text } of sources)
    for (const name of listInjectedNames(
      ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
    ))
      callers.set(name, (callers.get(name) ?? new Set()).add(file));
  return callers;
}

function listInjectedNames(source: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConstructorDeclaration(node))
      names.push(...node.parameters.flatMap(({ type }) => nameOfType(type)));
    else if (ts.isCallExpression(node) && /(?:^|\.)(?:get|resolve)$/.test(nameOfCallee(node)))
      names.push(...textsOf(node.arguments.slice(0, 1)));
    else if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'inject')
      names.push(
        ...textsOf(ts.isArrayLiteralExpression(node.initializer) ? node.initializer.elements : []),
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const textsOf = (nodes: readonly ts.Expression[]): string[] =>
  nodes.flatMap((node) => (ts.isIdentifier(node) ? [node.text] : []));

const nameOfType = (type: ts.TypeNode | undefined): string[] =>
  type !== undefined && ts.isTypeReferenceNode(type) ? [type.typeName.getText()] : [];

const nameOfCallee = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? `.${expression.name.text}` : expression.getText();
