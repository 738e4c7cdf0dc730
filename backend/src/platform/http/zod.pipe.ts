import type { PipeTransform } from '@nestjs/common';
import type { ProblemField } from '@pratiche/api';
import type { z } from 'zod';
import { badRequest } from './problem.exception.js';
import { findMalformedUnicodePath } from './unicode.util.js';

/** Checks a value with a schema; what does not fit is a 400 that names every field. */
export class ZodPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.output<Schema>> {
  constructor(
    readonly schema: Schema,
    private readonly message: string,
  ) {}

  transform(value: unknown): z.output<Schema> {
    return parseWith(this.schema, value, this.message);
  }
}

/** `@Body(zodBody(schema)) body: Output` */
export const zodBody = <Schema extends z.ZodType>(schema: Schema): ZodPipe<Schema> =>
  new ZodPipe(schema, 'Alcuni dati non sono validi: controllare i campi indicati.');

/** `@Query(zodQuery(schema)) query: Output` */
export const zodQuery = <Schema extends z.ZodType>(schema: Schema): ZodPipe<Schema> =>
  new ZodPipe(schema, 'I parametri della richiesta non sono validi.');

/** Validates values that do not pass through the pipe, such as multipart fields. */
export function parseWith<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  message = 'Alcuni dati non sono validi: controllare i campi indicati.',
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return wellFormed(result.data, message);
  throw badRequest(message, 'invalid-data', {
    errors: result.error.issues.slice(0, MAX_FIELDS).map(fieldOf),
  });
}

function wellFormed<T>(value: T, message: string): T {
  const path = findMalformedUnicodePath(value);
  if (path === null) return value;
  throw badRequest(message, 'invalid-data', {
    errors: [{ field: path.join('.'), message: 'Contiene caratteri non ammessi.' }],
  });
}

const MAX_FIELDS = 100;

function fieldOf(issue: z.core.$ZodIssue): ProblemField {
  return { field: issue.path.map(String).join('.'), message: italian(issue) };
}

/** Schemas bring their own messages; this catches the library's few that a schema cannot set. */
function italian(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `Campi non previsti: ${issue.keys.join(', ')}.`;
  return /^(?:Invalid|Too (?:big|small)|Unrecognized|Expected|Required)\b/.test(issue.message)
    ? 'Valore non valido.'
    : issue.message;
}
