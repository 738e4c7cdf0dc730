import { describe, expect, it } from '@jest/globals';
import { countAffordableFilings } from './dashboard-figures.js';

const pack = (residual: number, costEcobonus: number) => ({
  residual,
  costEcobonus,
  costBonusCasa: 80,
  costCalcoloEnergetico: 300,
});

describe('filings that credits are good for', () => {
  it.each([
    ['no package', [], 0],
    ['one of 45,5 credits', [pack(4550, 100)], 45],
    ['less than one filing', [pack(99, 100)], 0],
    ['each at its own cost', [pack(400, 150), pack(1000, 120)], 2 + 8],
    ['leftovers of two packages, which pay nothing together', [pack(150, 100), pack(150, 100)], 2],
    ['a free one', [pack(0, 0), pack(100, 100)], null],
  ] as const)('%s', (_name, packages, expected) =>
    expect(countAffordableFilings(packages, 'ecobonus')).toBe(expected),
  );

  it('counts each kind at its cost', () =>
    expect(countAffordableFilings([pack(400, 150)], 'bonusCasa')).toBe(5));
});
