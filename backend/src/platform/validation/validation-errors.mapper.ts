import type { ValidationError } from 'class-validator';
import type { ProblemFieldDto } from '../http/problem.dto.js';
import { isRowContext } from './each-row.util.js';

/** A longer list of errors does not help to mend a request. */
const MAX_FIELDS = 100;

const UNKNOWN_PARAMETER_MESSAGE = 'Parametro non previsto.';

/** The fields that were refused, each with its whole path: `manufatti.serramenti.0.larghezza`. */
export const toProblemFields = (errors: readonly ValidationError[]): ProblemFieldDto[] =>
  errors.flatMap((error) => fieldsOf(error, [])).slice(0, MAX_FIELDS);

function fieldsOf(error: ValidationError, parents: readonly string[]): ProblemFieldDto[] {
  const path = [...parents, error.property];
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    field: [...path, ...rowOf(error, rule)].join('.'),
    message: rule === 'whitelistValidation' ? UNKNOWN_PARAMETER_MESSAGE : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldsOf(child, path))];
}

/** Number of the first row that breaks a rule for each row of a list. */
function rowOf({ value, contexts }: ValidationError, rule: string): string[] {
  const context: unknown = contexts?.[rule];
  if (!Array.isArray(value) || !isRowContext(context)) return [];
  const row = value.findIndex((one) => !context.isRowValid(one));
  return row === -1 ? [] : [String(row)];
}
