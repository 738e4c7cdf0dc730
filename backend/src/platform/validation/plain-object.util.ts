/** Objects nested deeper than any DTO are cut off before class-transformer walks through them. */
const MAX_DEPTH = 16;

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A copy of parsed JSON without members that class-transformer would take for code (`constructor`)
 * and without depth that would exhaust its stack.
 */
export function toSafePlain(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((row) => toSafePlain(row, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value))
    if (!UNSAFE_KEYS.has(key)) copy[key] = toSafePlain(member, depth + 1);
  return copy;
}

const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
