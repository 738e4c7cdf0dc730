import { fileURLToPath } from 'node:url';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import ts from 'typescript';

const SOURCE = fileURLToPath(new URL('../../backend/src', import.meta.url));

/** The committed file, from which the description of the API takes what no decorator says. */
export const DTO_METADATA = `${SOURCE}/dto-metadata.ts`;

type Classes = Readonly<Record<string, ts.ObjectLiteralExpression>>;

/**
 * The text of {@link DTO_METADATA}: types and comments of the properties of DTOs, as the plugin of
 * `@nestjs/swagger` reads them. A property with a decorator is left out, because that says all.
 */
export function renderDtoMetadata(): string {
  const program = ReadonlyVisitor.createTsProgram(`${SOURCE}/../tsconfig.json`);
  const visitor = new ReadonlyVisitor({
    pathToSource: SOURCE,
    dtoFileNameSuffix: ['.dto.ts'],
    classValidatorShim: false,
    introspectComments: true,
    esmCompatible: true,
  });
  const undecorated = new Set<string>();
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(SOURCE) || !file.fileName.endsWith('.dto.ts')) continue;
    visitor.visit(program, file);
    for (const property of listUndecorated(file)) undecorated.add(property);
  }
  const models = (visitor.collect()['models'] ?? []) as unknown as [ts.CallExpression, Classes][];
  const imported = Object.entries(visitor.typeImports).map(
    ([file, text]) => `    ${JSON.stringify(file)}: ${text},`,
  );
  const rendered = models.flatMap((model) => renderFile(...model, undecorated));
  return [
    '/** Written by `npm run openapi`: what types and comments say of the properties of DTOs. */',
    'export default async () => {',
    '  const t = {',
    ...imported.toSorted(),
    '  };',
    "  return { '@nestjs/swagger': { models: [",
    ...rendered.toSorted(),
    '  ] } };',
    '};',
    '',
  ].join('\n');
}

function* listUndecorated(file: ts.SourceFile): Generator<string> {
  for (const statement of file.statements)
    if (ts.isClassDeclaration(statement))
      for (const member of statement.members)
        if (ts.isPropertyDeclaration(member) && ts.getDecorators(member) === undefined)
          yield `${statement.name?.text}.${nameOf(member)}`;
}

function renderFile(
  file: ts.CallExpression,
  classes: Classes,
  undecorated: ReadonlySet<string>,
): string[] {
  const rendered = Object.entries(classes).flatMap(([name, { properties }]) => {
    const kept = properties.filter((property) => undecorated.has(`${name}.${nameOf(property)}`));
    return kept.length === 0 ? [] : [`${name}: { ${kept.map(renderProperty).join(', ')} }`];
  });
  return rendered.length === 0 ? [] : [`    [${print(file)}, { ${rendered.join(', ')} }],`];
}

/** A comment of several lines is one text. */
const renderProperty = (property: ts.Node): string => print(property).replaceAll('\\n', ' ');

const nameOf = ({ name }: { readonly name?: ts.PropertyName }): string =>
  name !== undefined && 'text' in name ? name.text : '';

const printer = ts.createPrinter();
const EMPTY = ts.createSourceFile('', '', ts.ScriptTarget.Latest);
const print = (node: ts.Node): string => printer.printNode(ts.EmitHint.Unspecified, node, EMPTY);
