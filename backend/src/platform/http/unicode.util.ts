/**
 * Path of the first text that is not well-formed Unicode (half a surrogate pair), or `null`. JSON
 * can carry such text, databases refuse it.
 */
export function findMalformedUnicodePath(
  value: unknown,
  path: readonly string[] = [],
): readonly string[] | null {
  if (typeof value === 'string') return value.isWellFormed() ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const found = findMalformedUnicodePath(member, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
