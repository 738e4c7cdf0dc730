import { describe, expect, it } from '@jest/globals';
import { getDefaultPaymentYear } from './default-payment-year.js';

describe('the year of payment of an estimate', () => {
  it.each<[string, number | null, string | null, number]>([
    ['the declared reference year', 2026, '2027-02-10', 2026],
    ['the declared reference year without an end of the works', 2027, null, 2027],
    ['else the year of the end of the works', null, '2027-02-10', 2027],
    ['else the current year', null, null, 2028],
    ['never one whose rates are not known', 2019, '2026-02-10', 2025],
  ])('is %s', (_what, annoRiferimento, interventionEndDate, year) => {
    expect(getDefaultPaymentYear({ annoRiferimento, interventionEndDate }, '2028-05-01')).toBe(
      year,
    );
  });
});
