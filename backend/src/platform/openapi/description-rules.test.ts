import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findSchemaFault } from '../../../test/kit/described-answers.js';

interface Schema {
  type?: string;
  example?: unknown;
  $ref?: string;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}
interface Parameter {
  name: string;
  in: string;
  description?: string;
  schema?: Schema;
  example?: unknown;
}
interface Described {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Media {
  description?: string;
  $ref?: string;
  content?: Record<string, Described>;
}
interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Media;
  responses: Record<string, Media>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Media> };
}

const FILE = new URL('../../../../libs/api/openapi.json', import.meta.url);
const text = readFileSync(FILE, 'utf8');
const description = JSON.parse(text) as Description;

const calls = Object.entries(description.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    ...operation,
  })),
);

const PROBLEM = 'application/problem+json';
const resolveAnswer = (answer: Media): Media =>
  answer.$ref === undefined
    ? answer
    : (description.components.responses[answer.$ref.split('/').at(-1) ?? ''] ?? {});
/** What each call describes of its problems. */
const problems = calls.flatMap(({ name, responses }) =>
  Object.entries(responses).flatMap(([status, answer]) => {
    const { schema, examples = {} } = resolveAnswer(answer).content?.[PROBLEM] ?? {};
    return schema === undefined ? [] : { name: `${name} ${status}`, status, schema, examples };
  }),
);

/** Refused before a call is found, or in the answer of a call that does many things at once. */
const CODES_OF_NO_CALL = [
  'already-assigned',
  'assignment-forbidden',
  'headers-too-large',
  'locked',
  'method-not-allowed',
  'not-acceptable',
  'not-postponed',
  'postponement-forbidden',
  'timeout',
  'undo-refused',
  'unprocessable',
  'uri-too-long',
];

const namesWhere = (isFaulty: (call: (typeof calls)[number]) => boolean): string[] =>
  calls.filter(isFaulty).map(({ name }) => name);

const isTyped = (schema: Schema | undefined): boolean =>
  schema !== undefined &&
  [schema.type, schema.$ref, schema.enum, schema.oneOf, schema.anyOf, schema.allOf].some(
    (part) => part !== undefined,
  );

/** Where a schema, or a part of it, does not say what it is. */
function findUntyped(schema: Schema | undefined, path: string): string[] {
  if (schema === undefined || !isTyped(schema)) return [path];
  const { properties, additionalProperties, items, type, oneOf, anyOf, allOf } = schema;
  const members = properties ?? additionalProperties ?? oneOf ?? anyOf ?? allOf;
  return [
    ...(type === 'object' && members === undefined ? [`${path} has no members`] : []),
    ...(type === 'array' ? findUntyped(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object'
      ? findUntyped(additionalProperties, `${path}{}`)
      : []),
    ...Object.entries(properties ?? {}).flatMap(([name, one]) =>
      findUntyped(one, `${path}.${name}`),
    ),
    ...[oneOf, anyOf, allOf].flatMap((parts = []) =>
      parts.flatMap((part, index) => findUntyped(part, `${path}(${index})`)),
    ),
  ];
}

const findUntypedMedia = ({ content = {} }: Media, path: string): string[] =>
  Object.entries(content).flatMap(([type, { schema }]) => findUntyped(schema, `${path} ${type}`));

/** Where a body, an answer or a parameter has no example, or one that it does not allow. */
function findExampleFault(
  where: string,
  { schema, example = schema?.example, examples }: Described,
): string[] {
  if (schema === undefined) return [];
  if (examples !== undefined)
    return Object.entries(examples).flatMap(([name, { value }]) =>
      findExampleFault(`${where} ${name}`, { schema, example: value }),
    );
  const fault = example === undefined ? 'has no example' : findSchemaFault(schema, example);
  return fault === null ? [] : [`${where}: ${fault}`];
}

const findMediaExampleFaults = (where: string, media: Media): string[] =>
  Object.entries(resolveAnswer(media).content ?? {})
    // Files have none.
    .filter(([type]) => /json|multipart/.test(type))
    .flatMap(([type, described]) => findExampleFault(`${where} ${type}`, described));

const countedTwice = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('the description of the API', () => {
  it('says of every call what it does', () => {
    expect(namesWhere(({ summary = '' }) => summary.trim() === '')).toEqual([]);
    expect(namesWhere(({ tags = [] }) => tags.length !== 1)).toEqual([]);
  });

  it('begins every summary with a capital and ends it without a full stop', () => {
    const summaries = calls.flatMap(({ summary }) => summary ?? []);
    expect(summaries.filter((summary) => !/^[A-Z].*[^.]$/.test(summary))).toEqual([]);
  });

  it('says what every call answers when it succeeds', () => {
    const faults = calls.flatMap(({ name, responses }) => {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      if (successes.length === 0) return [`${name} has no success`];
      return successes.flatMap(([status, answer]) => {
        const isEmpty = answer.content === undefined;
        if (isEmpty !== (status === '204')) return [`${name} ${status}`];
        return findUntypedMedia(answer, `${name} ${status}`);
      });
    });
    expect(faults).toEqual([]);
  });

  it('says what every body holds', () => {
    expect(
      calls.flatMap(({ name, requestBody = {} }) => findUntypedMedia(requestBody, name)),
    ).toEqual([]);
  });

  it('explains every parameter, and has each once', () => {
    const faults = calls.flatMap(({ name, parameters = [] }) =>
      parameters
        .filter(({ description: told = '', schema }) => told.trim() === '' || !isTyped(schema))
        .map((parameter) => `${name} ${parameter.in} ${parameter.name}`),
    );
    expect(faults).toEqual([]);
    // Names of headers are the same in any case.
    const twice = calls.flatMap(({ name, parameters = [] }) =>
      countedTwice(
        parameters.map((parameter) => `${name} ${parameter.in} ${parameter.name.toLowerCase()}`),
      ),
    );
    expect(twice).toEqual([]);
  });

  it('explains every parameter of a path by its name', () => {
    const faults = calls.flatMap(({ name, parameters = [] }) => {
      const described = parameters.filter((one) => one.in === 'path').map((one) => one.name);
      const named = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      return described.toSorted().join() === named.toSorted().join() ? [] : [name];
    });
    expect(faults).toEqual([]);
  });

  it('calls every answer by a name', () => {
    const nameless = calls.flatMap(({ name, responses }) =>
      Object.entries(responses)
        .filter(([, answer]) => answer.description === '')
        .map(([status]) => `${name} ${status}`),
    );
    expect(nameless).toEqual([]);
  });

  it('gives an example of every body, answer and parameter, which it allows', () => {
    const faults = calls.flatMap(({ name, requestBody = {}, responses, parameters = [] }) => [
      ...findMediaExampleFaults(`${name} body`, requestBody),
      ...Object.entries(responses).flatMap(([status, answer]) =>
        findMediaExampleFaults(`${name} ${status}`, answer),
      ),
      ...parameters.flatMap((one) => findExampleFault(`${name} ${one.name}`, one)),
    ]);
    expect(faults).toEqual([]);
  });

  it('describes every error as a problem with the codes that it can have', () => {
    const errors = calls.flatMap(({ name, responses }) =>
      Object.keys(responses)
        .filter((status) => Number(status) >= 400)
        .map((status) => `${name} ${status}`),
    );
    expect(problems.map(({ name }) => name)).toEqual(errors);
    const faults = problems.filter(({ schema, examples }) => {
      const codes = schema.allOf?.[1]?.properties?.['code']?.enum ?? [];
      return codes.length === 0 || codes.join() !== Object.keys(examples).join();
    });
    expect(faults.map(({ name }) => name)).toEqual([]);
  });

  it('gives an example of every code, with its status, its name and a message', () => {
    const faults = problems.flatMap(({ name, status, examples }) =>
      Object.entries(examples)
        .filter(([code, { value }]) => {
          const example = value as { status: number; code: string; message: string };
          return (
            String(example.status) !== status ||
            example.code !== code ||
            example.message.trim() === ''
          );
        })
        .map(([code]) => `${name} ${code}`),
    );
    expect(faults).toEqual([]);
  });

  it('names every code on a call', () => {
    const named = new Set(problems.flatMap(({ examples }) => Object.keys(examples)));
    const codes = description.components.schemas['ProblemCode']?.enum as string[];
    expect(codes.filter((code) => !named.has(code))).toEqual(CODES_OF_NO_CALL);
  });

  it('names every enumeration', () => {
    const inline = Object.entries(description.components.schemas).flatMap(
      ([name, { properties = {} }]) =>
        Object.entries(properties)
          .filter(
            ([, { enum: values, items, type }]) =>
              type !== 'boolean' && (values ?? items?.enum) !== undefined,
          )
          .map(([property]) => `${name}.${property}`),
    );
    expect(inline).toEqual([]);
  });

  it('gives every property a type', () => {
    expect(
      Object.entries(description.components.schemas).flatMap(([name, schema]) =>
        findUntyped(schema, name),
      ),
    ).toEqual([]);
  });

  it('names no call and no schema twice', () => {
    expect(countedTwice(calls.map(({ operationId }) => operationId))).toEqual([]);
    const schemas = Object.keys(description.components.schemas).map((name) => name.toLowerCase());
    expect(countedTwice(schemas)).toEqual([]);
  });

  it('refers to nothing that is not there', () => {
    const document: unknown = description;
    const isThere = (reference: string): boolean =>
      reference
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (part, name) => (part as Record<string, unknown> | undefined)?.[name],
          document,
        ) !== undefined;
    const references = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(
      ([, reference = '']) => reference,
    );
    expect([...new Set(references)].filter((reference) => !isThere(reference))).toEqual([]);
  });

  it('has no two DTOs of one name, of which one would stand for both', () => {
    const cwd = resolve(import.meta.dirname, '../..');
    const names = globSync('**/*.dto.ts', { cwd }).flatMap((file) =>
      [
        ...readFileSync(resolve(cwd, file), 'utf8').matchAll(/export (?:abstract )?class (\w+)/g),
      ].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(200);
    expect(countedTwice(names)).toEqual([]);
  });
});
