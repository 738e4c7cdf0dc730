/** One question mark per value, for a handwritten statement: `IN (?, ?, ?)`. */
export const placeholders = (values: readonly unknown[]): string =>
  values.map(() => '?').join(', ');
