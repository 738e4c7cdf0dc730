import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** A response as the description of the API has it. */
interface DescribedResponse {
  $ref?: string;
  content?: Record<string, { schema?: object; examples?: Record<string, unknown> }>;
}
interface Operation {
  responses: Record<string, DescribedResponse>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, DescribedResponse> };
}

const DESCRIPTION_FILE = new URL('../../../libs/api/openapi.json', import.meta.url);
const description = toStrictSchema(
  JSON.parse(readFileSync(DESCRIPTION_FILE, 'utf8')),
) as Description;

const routes = Object.entries(description.paths).map(([template, operations]) => ({
  operations,
  template,
  // Fixed paths win over parameters.
  parameters: template.match(/\{/g)?.length ?? 0,
  pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
}));
routes.sort((a, b) => a.parameters - b.parameters);

const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema(description, 'api');
const validators = new Map<string, ValidateFunction>();

export interface Answer {
  method: string;
  path: string;
  status: number;
  contentType: string;
  text: string;
}

/** What an answer has that the description of the API does not say, or `null`. */
export function findUndescribed(answer: Answer): string | null {
  const { method, path, status, contentType } = answer;
  const route = routes.find(
    ({ pattern, operations }) => pattern.test(path) && operations[method.toLowerCase()],
  );
  if (route === undefined) return status < 400 ? `${method} ${path} is not described` : null;
  const where = `${method} ${route.template} ${status}`;
  const operation = route.operations[method.toLowerCase()];
  const responses = operation?.responses ?? {};
  const response = responses[status];
  if (response === undefined) return `${where} is not described`;
  if (status === 304) return null;
  const { content } = resolve(response);
  const [type = ''] = contentType.split(';');
  if (content === undefined) return answer.text === '' ? null : `${where}: a body is not described`;
  const media = content[type];
  if (media === undefined) return `${where}: ${type} is not described`;
  if (!type.endsWith('json')) return null;
  const undescribed = findUndescribedCode(type, media.examples, answer.text);
  if (undescribed !== null) return `${where}: the code ${undescribed} is not described`;
  const validate = compileSchema(media.schema ?? {});
  return validate(JSON.parse(answer.text)) ? null : `${where}: ${ajv.errorsText(validate.errors)}`;
}

/** The code of a problem that the call does not announce for its status, or `null`. */
function findUndescribedCode(
  contentType: string,
  examples: Record<string, unknown> = {},
  text: string,
): string | null {
  if (contentType !== 'application/problem+json') return null;
  const { code } = JSON.parse(text) as { code: string };
  return code in examples ? null : code;
}

/** What a value has that a schema of the description does not allow, or `null`. */
export function findSchemaFault(schema: object, value: unknown): string | null {
  const validate = compileSchema(toStrictSchema(schema) as object);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

/** Compiled once per schema: many calls have the same. */
function compileSchema(schema: object): ValidateFunction {
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? ajv.compile(withRoot(schema));
  validators.set(key, validate);
  return validate;
}

const resolve = (response: DescribedResponse): DescribedResponse =>
  response.$ref === undefined
    ? response
    : (description.components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {});

/** References of the schema are looked up in the whole description. */
const withRoot = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object;

/** OpenAPI 3.0 as JSON Schema, where an object has no other members than those described. */
function toStrictSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toStrictSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, toStrictSchema(member)]),
  ) as { nullable?: unknown; [key: string]: unknown };
  const isObject = typeof schema['properties'] === 'object' && schema['type'] === 'object';
  const strict =
    isObject && schema['additionalProperties'] === undefined
      ? { ...schema, additionalProperties: false }
      : schema;
  return nullable === true ? { anyOf: [strict, { type: 'null' }] } : strict;
}
