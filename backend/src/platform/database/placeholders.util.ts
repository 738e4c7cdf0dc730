/** As many question marks as there are values, for a statement of one's own: `IN (?, ?, ?)`. */
export const placeholders = (values: readonly unknown[]): string =>
  values.map(() => '?').join(', ');
