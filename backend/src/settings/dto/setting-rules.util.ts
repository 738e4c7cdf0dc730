/** Whether two rows of a list have the same value of a field; rows without one differ. */
export function hasRepeated(rows: unknown, field: string): boolean {
  if (!Array.isArray(rows)) return false;
  const values = rows
    .map((row: unknown) => (row as Record<string, unknown> | null)?.[field])
    .filter((value) => value !== null && value !== undefined);
  return new Set(values).size < values.length;
}

/** What is wrong with an e-mail address that may be blank, or `null`. */
export const findEmailFault = (text: string): string | null =>
  text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : 'Inserire Email Valida';
