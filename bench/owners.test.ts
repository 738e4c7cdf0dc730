import { expect, it } from '@jest/globals';
import { isTaxCode } from '@pratiche/domain';
import { createOwner, MOST_OWNERS } from './owners.ts';

it('gives each number an owner with a valid tax code of its own', () => {
  const codes = Array.from({ length: MOST_OWNERS }, (_, number) => createOwner(number).ssn);
  expect(new Set(codes).size).toBe(MOST_OWNERS);
  expect(codes.filter((code) => !isTaxCode(code))).toEqual([]);
});
