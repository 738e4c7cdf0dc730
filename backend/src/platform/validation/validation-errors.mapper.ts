import type { ValidationError } from 'class-validator';
import type { ProblemFieldDto } from '../http/dto/problem.dto.js';
import { isRowContext } from './each-row.util.js';

/** A longer list of errors does not help to mend a request. */
export const MAX_FIELDS = 100;

export const UNKNOWN_PARAMETER_MESSAGE = 'Parametro non previsto.';

/** The fields that were refused, each with its whole path: `manufatti.serramenti.0.larghezza`. */
export const toProblemFields = (errors: readonly ValidationError[]): ProblemFieldDto[] =>
  errors.flatMap((error) => fieldsOf(error, [])).slice(0, MAX_FIELDS);

/** The same, where unknown members are named together by the object that has them. */
export const toStrictProblemFields = (
  errors: readonly ValidationError[],
  wrapper?: string,
): ProblemFieldDto[] =>
  strictFieldsOf(errors, [])
    .slice(0, MAX_FIELDS)
    .map(({ field, message }) => ({
      field: wrapper === undefined ? field : leaveOutFirst(field, wrapper),
      message,
    }));

const leaveOutFirst = (path: string, first: string): string =>
  path === first ? '' : path.replace(new RegExp(`^${first}\\.`), '');

function strictFieldsOf(
  errors: readonly ValidationError[],
  parents: readonly string[],
): ProblemFieldDto[] {
  const unknown = errors.filter(isUnknownMember).map(({ property }) => property);
  const known = errors
    .filter((error) => !isUnknownMember(error))
    .flatMap((error) => [
      ...ownFieldsOf(error, [...parents, error.property]),
      ...strictFieldsOf(error.children ?? [], [...parents, error.property]),
    ]);
  if (unknown.length === 0) return known;
  return [
    ...known,
    { field: parents.join('.'), message: `Campi non previsti: ${unknown.join(', ')}.` },
  ];
}

const isUnknownMember = ({ constraints }: ValidationError): boolean =>
  constraints?.['whitelistValidation'] !== undefined;

function fieldsOf(error: ValidationError, parents: readonly string[]): ProblemFieldDto[] {
  const path = [...parents, error.property];
  return [
    ...ownFieldsOf(error, path),
    ...(error.children ?? []).flatMap((child) => fieldsOf(child, path)),
  ];
}

const ownFieldsOf = (error: ValidationError, path: readonly string[]): ProblemFieldDto[] =>
  Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    field: [...path, ...rowOf(error, rule)].join('.'),
    message: rule === 'whitelistValidation' ? UNKNOWN_PARAMETER_MESSAGE : message,
  }));

/** Number of the first row that breaks a rule for each row of a list. */
function rowOf({ value, contexts }: ValidationError, rule: string): string[] {
  const context: unknown = contexts?.[rule];
  if (!Array.isArray(value) || !isRowContext(context)) return [];
  const row = value.findIndex((one) => !context.isRowValid(one));
  return row === -1 ? [] : [String(row)];
}
