/** A moment as every database takes it in a statement of one's own, and as SQLite keeps it: `2026-11-21 10:00:00.000`, UTC. */
export const toSqlDateTime = (moment: Date): string =>
  moment.toISOString().replace('T', ' ').replace('Z', '');

/** A value of a statement of one's own: SQLite binds no `Date`. */
export const toSqlParameter = <Value>(value: Value | Date): Value | string =>
  value instanceof Date ? toSqlDateTime(value) : value;
