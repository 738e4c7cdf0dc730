import { describe, expect, it } from '@jest/globals';
import { requirePlainObject } from './dto-validator.util.js';
import { toSafePlain } from './plain-object.util.js';

const createMembers = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));

describe('toSafePlain', () => {
  it('keeps objects as large as DTOs take, and empties larger ones', () => {
    expect(toSafePlain({ values: createMembers(500) })).toEqual({ values: createMembers(500) });
    expect(toSafePlain({ values: createMembers(501) })).toEqual({ values: null });
  });

  it('limits the combining marks of every text', () => {
    expect(toSafePlain({ rows: [{ name: `a${'\u0301'.repeat(99)}` }] })).toEqual({
      rows: [{ name: `a${'\u0301'.repeat(8)}` }],
    });
  });
});

it('refuses a body of more members than any DTO takes', () => {
  expect(() => requirePlainObject(createMembers(501), 'Dati non validi.')).toThrow(
    expect.objectContaining({ code: 'invalid-data' }),
  );
});
