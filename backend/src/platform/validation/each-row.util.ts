import type { ValidationOptions } from 'class-validator';

/** Finds the row an error of a list is about. */
export interface RowContext {
  isRowValid: (row: unknown) => boolean;
}

/**
 * Options of a rule for each row of a list; class-validator says only that one row breaks it, so
 * that the error carries what finds the row.
 */
export const forEachRow = (
  isRowValid: (row: unknown) => boolean,
  options: ValidationOptions,
): ValidationOptions => ({
  ...options,
  each: true,
  context: { isRowValid } satisfies RowContext,
});

export const isRowContext = (context: unknown): context is RowContext =>
  typeof context === 'object' && context !== null && 'isRowValid' in context;
