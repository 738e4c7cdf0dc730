import { describe, expect, it } from '@jest/globals';
import { estimateCustomerMinutes, listMissingFields } from './missing-fields.js';

const step = (...fields: string[]) => ({
  errors: fields.map((field) => ({ field, message: 'Campo obbligatorio' })),
});

describe('what a customer has still to give', () => {
  it('is each field once, in the order of the steps', () => {
    expect(listMissingFields([])).toEqual([]);
    expect(listMissingFields([step(), step('b', 'a', 'b'), step('c')])).toEqual(['b', 'a', 'c']);
  });

  it.each([
    [0, 2],
    [1, 2],
    [3, 2],
    [4, 5],
    [20, 5],
  ])('takes with %i missing fields about %i minutes', (count, minutes) =>
    expect(estimateCustomerMinutes(count)).toBe(minutes),
  );
});
