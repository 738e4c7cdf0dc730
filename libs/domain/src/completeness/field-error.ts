import { roundSurface } from '../formats/index.js';

/**
 * An error in a field: `field` is its path in the form, such as
 * `manufatti.serramenti.0.superficie`.
 */
export interface FieldError {
  field: string;
  message: string;
}

/** Message of every empty required field (spec wizard §5). */
export const REQUIRED_MESSAGE = 'Campo obbligatorio';

/** Message of quantities that must be more than zero. */
export const POSITIVE_MESSAGE = 'Il valore deve essere maggiore di zero';

/** Whether nothing was filled in. Zero and `false` are values. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** One error for each blank field of a record. `prefix` ends with a dot or is empty. */
export function requireFields<T extends object>(
  record: T,
  fields: readonly (keyof T & string)[],
  prefix = '',
): FieldError[] {
  return fields
    .filter((field) => isBlank(record[field]))
    .map((field) => ({ field: `${prefix}${field}`, message: REQUIRED_MESSAGE }));
}

/** One error for each field that is filled in with zero or less. */
export function requirePositive<T extends object>(
  record: T,
  fields: readonly (keyof T & string)[],
  prefix = '',
): FieldError[] {
  return fields
    .filter((field) => {
      const value = record[field];
      return typeof value === 'number' && value <= 0;
    })
    .map((field) => ({ field: `${prefix}${field}`, message: POSITIVE_MESSAGE }));
}

/**
 * The same for surfaces, which are stored with two decimals: a value that rounds to zero counts as
 * zero.
 */
export const requireSurface = <T extends object>(
  record: T,
  fields: readonly (keyof T & string)[],
  prefix = '',
): FieldError[] =>
  fields
    .filter((field) => {
      const value = record[field];
      return typeof value === 'number' && roundSurface(value) <= 0;
    })
    .map((field) => ({ field: `${prefix}${field}`, message: POSITIVE_MESSAGE }));
