import { describe, expect, it } from 'vitest';
import { deductionEstimate, emptySpese, totalExpenseCents, type PossessionTitle, type PossessionType, type ServiceType } from '../index.js';

const home = { immovablePossessionTitle: 0, immovablePossessionType: 0 } as const;

describe('deduction estimate', () => {
  it.each([
    [0, 0, 2025, 50], [0, 0, 2026, 50], [0, 0, 2027, 36], [0, 0, 2024, 50], [0, 0, 2030, 36],
    [0, 1, 2025, 36], [1, 0, 2026, 36], [2, 0, 2025, 36], [3, 0, 2027, 30], [4, 0, 2026, 36], [0, 1, 2027, 30],
  ] as [PossessionTitle, PossessionType, number, number][])('with title %s and type %s in %s is %s percent', (immovablePossessionTitle, immovablePossessionType, year, rate) => {
    const estimate = deductionEstimate({ immovablePossessionTitle, immovablePossessionType }, 1, 1_000_00, year);
    expect(estimate).toEqual({
      rate, isMainHome: immovablePossessionTitle === 0 && immovablePossessionType === 0, expenseCents: 1_000_00,
      deductionCents: rate * 10_00, yearlyCents: rate * 1_00, isCapped: false,
    });
  });

  it.each([
    [1, 120_000_00, 60_000_00, false], [1, 120_000_02, 60_000_00, true], [2, 96_000_00, 48_000_00, false], [3, 96_000_01, 48_000_00, true],
  ] as [ServiceType, number, number, boolean][])('of service %s for %s cents is %s, capped: %s', (service, expense, deductionCents, isCapped) => {
    expect(deductionEstimate(home, service, expense, 2026)).toMatchObject({ deductionCents, isCapped, yearlyCents: deductionCents / 10 });
  });

  it('adds up the expenses to the cent', () => {
    expect(totalExpenseCents({ ...emptySpese(), spesaDetraibileSerramenti: 0.1, speseProfessionaliSerramenti: 0.2, spesaDetraibileChiusure: 10 })).toBe(1030);
    expect(totalExpenseCents(emptySpese())).toBe(0);
  });
});
