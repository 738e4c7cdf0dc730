import { limitCombiningMarks } from '@pratiche/domain';

/** Objects nested deeper than any DTO are cut off before class-transformer walks through them. */
const MAX_DEPTH = 16;

/** Rows of the longest list that any DTO takes. */
const LIST_MAX = 200;

/** Members of the largest object that any DTO takes; class-transformer compares each with all others. */
const MEMBERS_MAX = 500;

/** A bound of a list, which must not lie above the longest list that is looked at. */
export function requireListBound(max: number): number {
  if (max > LIST_MAX) throw new Error(`A list has at most ${LIST_MAX} rows, not ${max}`);
  return max;
}

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A copy of parsed JSON without what would make class-transformer run code (`constructor`), exhaust
 * its stack, or build thousands of rows of a list that is refused for its length; larger objects than
 * any DTO takes are `null`. Texts have no more combining marks than `String.normalize` takes easily.
 */
export function toSafePlain(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return limitCombiningMarks(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  if (Array.isArray(value))
    return value.length > LIST_MAX
      ? Array.from({ length: LIST_MAX + 1 }, () => null)
      : value.map((row) => toSafePlain(row, depth + 1));
  const members = Object.entries(value);
  if (members.length > MEMBERS_MAX) return null;
  const copy: Record<string, unknown> = {};
  for (const [key, member] of members)
    if (!UNSAFE_KEYS.has(key)) copy[key] = toSafePlain(member, depth + 1);
  return copy;
}

const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
