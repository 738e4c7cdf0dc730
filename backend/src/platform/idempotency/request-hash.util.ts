import { createHash } from 'node:crypto';

/** Hash of any JSON value; the order of members does not matter. */
export const hashRequest = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts, sortMembers)).digest('hex');

const sortMembers = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
      )
    : value;
