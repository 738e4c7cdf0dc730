/**
 * Formats a moment for a handwritten statement as every database accepts it and as SQLite stores
 * it: `2026-11-21 10:00:00.000`, UTC.
 */
export const toSqlDateTime = (moment: Date): string =>
  moment.toISOString().replace('T', ' ').replace('Z', '');

/** Converts a value for a handwritten statement, because SQLite cannot bind a `Date`. */
export const toSqlParameter = <Value>(value: Value | Date): Value | string =>
  value instanceof Date ? toSqlDateTime(value) : value;
