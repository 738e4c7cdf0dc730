import type { OpenAPIObject } from '@nestjs/swagger';
import { sample, type Options } from 'openapi-sampler';

type Schema = Parameters<typeof sample>[0];

interface Described {
  schema?: Schema;
  example?: unknown;
  examples?: unknown;
}
interface Content {
  content?: Record<string, Described>;
}
interface Operation {
  parameters?: (Described & { in: string })[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

/** Files have no example. */
const HAS_EXAMPLE = /json|multipart/;

/**
 * Gives each body, answer and parameter an example: what its properties say of themselves, and what
 * their types ask for where they say nothing.
 */
export function addExamples(document: OpenAPIObject): OpenAPIObject {
  for (const { parameters = [], requestBody = {}, responses = {} } of listOperations(document)) {
    for (const parameter of parameters) addExample(parameter, {}, document);
    addToContent(requestBody, { skipReadOnly: true }, document);
    for (const answer of Object.values(responses))
      addToContent(answer, { skipWriteOnly: true }, document);
  }
  return document;
}

function addToContent({ content = {} }: Content, options: Options, document: OpenAPIObject): void {
  for (const [type, media] of Object.entries(content))
    if (HAS_EXAMPLE.test(type)) addExample(media, options, document);
}

function addExample(described: Described, options: Options, document: OpenAPIObject): void {
  const { schema } = described;
  if (schema === undefined || (described.example ?? described.examples) !== undefined) return;
  // A parameter may say it within its schema.
  if (typeof schema === 'object' && 'example' in schema) return;
  described.example = sample(schema, { ...options, quiet: true }, document);
}

const listOperations = ({ paths }: OpenAPIObject): Operation[] =>
  Object.values(paths).flatMap((path) => Object.values(path as Record<string, Operation>));
