import ts from 'typescript';

/**
 * Strictness of callbacks is off: a status more in `onChange: (status: Status) => void` would count as a break of every
 * component that has it, and a table of `libs/domain` may grow within a major version.
 */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['source'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  strictFunctionTypes: false,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/** One library in two versions: the entry files of its packages. */
export interface LibraryVersions {
  name: string;
  before: string;
  now: string;
}

/**
 * Lists breaking changes for users of the earlier version: removed exports and properties, and
 * arguments that are no longer accepted. Results may grow; arguments and properties of generic
 * functions are compared only by number.
 */
export function findBreakingChanges(libraries: readonly LibraryVersions[]): string[] {
  const program = ts.createProgram(
    libraries.flatMap(({ before, now }) => [before, now]),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  return libraries.flatMap(({ name, before, now }) => {
    const present = readExportTypes(program, checker, now);
    return [...readExportTypes(program, checker, before)].flatMap(([exported, type]) => {
      const successor = present.get(exported);
      const changes = successor
        ? compareExport(checker, type, successor)
        : ['is no longer exported'];
      return changes.map((change) => `${name}: ${exported} ${change}`);
    });
  });
}

/** Types of the exports that exist at run time, by name. */
function readExportTypes(
  program: ts.Program,
  checker: ts.TypeChecker,
  file: string,
): Map<string, ts.Type> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${file} is no module`);
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((exported) => ({ exported, target: resolveAlias(checker, exported) }))
      .filter(({ target }) => (target.flags & ts.SymbolFlags.Value) !== 0)
      .map(({ exported, target }) => [
        exported.name,
        checker.getTypeOfSymbolAtLocation(target, source),
      ]),
  );
}

const resolveAlias = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

function compareExport(checker: ts.TypeChecker, before: ts.Type, now: ts.Type): string[] {
  const present = new Set(now.getProperties().map(({ name }) => name));
  const lost = before
    .getProperties()
    .map(({ name }) => name)
    .filter((name) => !present.has(name) && !name.startsWith('__@'))
    .map((name) => `has no ${name} any more`);
  const [called, callable] = [before.getCallSignatures()[0], now.getCallSignatures()[0]];
  if (!called) return lost;
  if (!callable) return [...lost, 'is no function any more'];
  return [...lost, ...compareArguments(checker, called, callable)];
}

function compareArguments(
  checker: ts.TypeChecker,
  before: ts.Signature,
  now: ts.Signature,
): string[] {
  const added = now.parameters
    .slice(before.parameters.length)
    .filter((parameter) => !isOptional(parameter))
    .map(({ name }) => `asks for a further argument ${name}`);
  if (before.typeParameters || now.typeParameters) return added;
  const narrowed = before.parameters.flatMap((parameter, index) => {
    const successor = now.parameters[index];
    if (!successor) return [];
    const accepts = checker.isTypeAssignableTo(
      checker.getTypeOfSymbol(parameter),
      checker.getTypeOfSymbol(successor),
    );
    return accepts ? [] : [`no longer accepts every earlier ${parameter.name}`];
  });
  return [...added, ...narrowed];
}

const isOptional = ({ valueDeclaration }: ts.Symbol): boolean =>
  valueDeclaration !== undefined &&
  ts.isParameter(valueDeclaration) &&
  (valueDeclaration.questionToken !== undefined ||
    valueDeclaration.initializer !== undefined ||
    valueDeclaration.dotDotDotToken !== undefined);
