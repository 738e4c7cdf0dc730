import { readFile } from 'node:fs/promises';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

const DESCRIPTION = new URL('../../libs/api/openapi.json', import.meta.url);
export const API_TYPES = new URL('../../libs/api/src/schema.d.ts', import.meta.url);

export const PUBLIC_CALLS = new URL('../../libs/api/src/public-calls.ts', import.meta.url);
const HEADER = '// Generated from libs/api/openapi.json by "npm run openapi".\n';

const SCHEMA_REFERENCE = /"#\/components\/schemas\/(\w+)"/g;
const FILE_TYPE = ts.factory.createTypeReferenceNode('File');

interface Description {
  paths: Record<string, Record<string, { security?: unknown; responses: object }>>;
  components: {
    schemas: Record<string, { properties?: Record<string, { default?: unknown }> }>;
    responses?: object;
  };
}

const readDescription = async (): Promise<Description> =>
  omitRequestDefaults(
    JSON.parse(await readFile(DESCRIPTION, 'utf8'), omitWholeExample) as Description,
  );

/** Examples of whole bodies and answers would fill half of the types. */
function omitWholeExample(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('schema' in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !/^examples?$/.test(name)));
}

/** A field with a default may be left out of a request, while an answer always has it. */
function omitRequestDefaults(description: Description): Description {
  const { schemas, responses } = description.components;
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
  const answered = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part ?? {}).matchAll(SCHEMA_REFERENCE)) {
      if (answered.has(name)) continue;
      answered.add(name);
      visit(schemas[name]);
    }
  };
  visit([responses, operations.map((operation) => operation.responses)]);
  for (const [name, { properties = {} }] of Object.entries(schemas))
    if (!answered.has(name))
      for (const property of Object.values(properties)) delete property.default;
  return description;
}

/** TypeScript of the committed description: its paths, and each of its schemas as a type of that name. */
export async function renderApiTypes(): Promise<string> {
  const nodes = await openapiTypescript((await readDescription()) as unknown as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: ({ format }) => (format === 'binary' ? FILE_TYPE : undefined),
  });
  return HEADER + astToString(nodes);
}

/** The calls that need no login, as `METHOD path`. */
export async function renderPublicCalls(): Promise<string> {
  const { paths } = await readDescription();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security === undefined)
      .map(([method]) => `  '${method.toUpperCase()} ${path}',\n`),
  );
  return `${HEADER}export const PUBLIC_CALLS: readonly string[] = [\n${calls.join('')}];\n`;
}
