import type {
  ColumnPart,
  NumberBound,
  ProductField,
  ProductFields,
  RowOf,
  SimpleField,
} from './product-field.js';

/** The entries of a table, in its order. */
export const listFieldEntries = (fields: ProductFields): [string, ProductField][] =>
  Object.entries(fields);

/** Sorts the entries by position; those without a position come last, in table order. */
export const sortByPlace = <E>(
  entries: readonly E[],
  placeOf: (entry: E) => number | undefined,
): E[] => [...entries].sort((a, b) => (placeOf(a) ?? 1e6) - (placeOf(b) ?? 1e6));

/** A row in which only the defaults are filled in. */
export const createEmptyRow = <T extends ProductFields>(fields: T): RowOf<T> =>
  Object.fromEntries(
    listFieldEntries(fields).map(([key, field]) => [
      key,
      field.kind === 'group' ? null : field.default,
    ]),
  ) as RowOf<T>;

/** A field with its column in the product table. */
export interface ColumnField<K extends string = string> {
  readonly key: K;
  readonly field: SimpleField;
  readonly column: ColumnPart;
}

/** The fields the product table has a column for, in the order of the Tab key. */
export const listColumns = <T extends ProductFields>(fields: T): ColumnField<keyof T & string>[] =>
  sortByPlace(
    listFieldEntries(fields).flatMap(([key, field]) =>
      field.kind === 'group' || field.column === null ? [] : [{ key, field, column: field.column }],
    ),
    ({ column }) => column.order,
  );

/** Names of the fields that the form asks for in a row, in tab order. */
export const listColumnFields = <T extends ProductFields>(fields: T): (keyof T & string)[] =>
  listColumns(fields).map(({ key }) => key);

/** Bounds of the numbers of a row by their paths below `prefix`, which ends with a dot. */
export const listNumberBounds = (
  fields: ProductFields,
  prefix: `manufatti.${string}`,
): Record<`manufatti.${string}`, NumberBound> =>
  Object.fromEntries(
    listFieldEntries(fields).flatMap(([key, field]): [string, NumberBound][] => {
      if (field.kind === 'number') return [[`${prefix}${key}`, field.bound]];
      return field.kind === 'group'
        ? Object.entries(field.parts).flatMap(([part, inner]) =>
            Object.entries(listNumberBounds(inner, `${prefix}${key}.${part}.`)),
          )
        : [];
    }),
  );

/** The row as it is stored, however its numbers were typed or read. */
export const normalizeRow = <T extends ProductFields>(fields: T, row: RowOf<T>): RowOf<T> =>
  Object.assign(
    { ...row },
    ...listFieldEntries(fields).map(([key, field]) => {
      const value: unknown = row[key];
      return field.kind === 'number' && typeof value === 'number' && field.normalize
        ? { [key]: field.normalize(value) }
        : {};
    }),
  ) as RowOf<T>;
