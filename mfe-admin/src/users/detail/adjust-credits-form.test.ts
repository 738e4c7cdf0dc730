import { describe, expect, it } from '@jest/globals';
import {
  adjustCreditsRules,
  getCreditsAfter,
  toSignedCredits,
  type AdjustCreditsValues,
} from './adjust-credits-form.js';

const fill = (values: Partial<AdjustCreditsValues>): AdjustCreditsValues => ({
  way: 'take',
  credits: 2.5,
  reason: 'Doppio addebito',
  ...values,
});
const findFaults = (values: Partial<AdjustCreditsValues>) =>
  adjustCreditsRules(10)(fill(values)).map(({ field, message }) => [field, message]);

describe('the correction of credits', () => {
  it('adds or takes the amount', () => {
    expect([
      toSignedCredits(fill({ way: 'add' })),
      getCreditsAfter(10, fill({ way: 'add' })),
    ]).toEqual([2.5, 12.5]);
    expect([toSignedCredits(fill({})), getCreditsAfter(10, fill({}))]).toEqual([-2.5, 7.5]);
    expect(getCreditsAfter(10, fill({ credits: 10 }))).toBe(0);
    // 0.1 + 0.2
    expect(getCreditsAfter(0.1, fill({ way: 'add', credits: 0.2 }))).toBe(0.3);
  });

  it.each([null, 0, -1, 1.005])('refuses %s credits', (credits) => {
    expect(toSignedCredits(fill({ credits }))).toBeNull();
    expect(findFaults({ credits })).toEqual([
      ['credits', 'Inserisci un numero maggiore di zero, con al massimo due decimali.'],
    ]);
  });

  it('leaves nothing below zero, and asks for a reason', () => {
    expect(findFaults({})).toEqual([]);
    expect(findFaults({ credits: 10.01, reason: ' ' })).toEqual([
      ['credits', 'Sul pacchetto restano 10 crediti.'],
      ['reason', 'Campo obbligatorio'],
    ]);
  });
});
