import { describe, expect, it } from '@jest/globals';
import {
  BUILT_IN_SETTINGS,
  createEmptyDossierForm,
  listDeductionInstalments,
  createAllRules,
} from '../index.js';

const { estimateDeduction } = createAllRules(BUILT_IN_SETTINGS);

describe('deduction quotas', () => {
  it.each([
    [1_000_00, 2026],
    [4_970_50, 2026],
    [1, 2025],
    [0, 2026],
    [999_99, 2027],
    [150_000_00, 2026],
  ])('of %s cents spent in %s add up to the deduction', (expense, year) => {
    const estimate = estimateDeduction(createEmptyDossierForm(), 1, expense, year);
    const quotas = listDeductionInstalments(estimate, year);
    expect(quotas.map((quota) => quota.year)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => year + index),
    );
    expect(quotas.reduce((sum, { cents }) => sum + cents, 0)).toBe(estimate.deductionCents);
    for (const { cents } of quotas.slice(0, 9)) expect(cents).toBe(estimate.yearlyCents);
    expect((quotas[9]?.cents ?? 0) - estimate.yearlyCents).toBeLessThan(10);
  });
});
