import {
  listFieldEntries,
  type ProductContext,
  type ProductField,
  type ProductFields,
  type RowOf,
} from '../products/index.js';
import { POSITIVE_MESSAGE, requireFields, type FieldError } from './field-error.js';

const isRequired = (field: ProductField, context: ProductContext): boolean => {
  if (field.kind === 'group' || field.kind === 'flag' || field.kind === 'yesNo') return false;
  return typeof field.required === 'function'
    ? field.required(context)
    : field.required === 'always';
};

const isTooSmall = (field: ProductField, value: unknown): boolean =>
  field.kind === 'number' &&
  field.isPositive === true &&
  typeof value === 'number' &&
  (field.normalize?.(value) ?? value) <= 0;

/** What the table of a product says of its row: required fields, and numbers that must not be zero. */
export function checkRowFields<T extends ProductFields>(
  fields: T,
  row: RowOf<T>,
  context: ProductContext,
  prefix = '',
): FieldError[] {
  const entries = listFieldEntries(fields);
  const values: Readonly<Record<string, unknown>> = row;
  return [
    ...requireFields(
      values,
      entries.filter(([, field]) => isRequired(field, context)).map(([key]) => key),
      prefix,
    ),
    ...entries
      .filter(([key, field]) => isTooSmall(field, values[key]))
      .map(([key]) => ({ field: `${prefix}${key}`, message: POSITIVE_MESSAGE })),
  ];
}
