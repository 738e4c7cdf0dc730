import { expect, it } from '@jest/globals';
import { getDeclaredPossessionTitle } from './declared-possession-title.js';

it.each([
  ['the dossier’s own', false, 1, 1],
  ['the owner’s, which is 0', false, 0, 0],
  ['none yet', false, null, null],
  ['nothing where the provider acquires the data, whatever the field holds', true, 0, null],
] as const)(
  'the title declared is %s',
  (_, acquisizioneBeneficiario, immovablePossessionTitle, declared) => {
    expect(getDeclaredPossessionTitle({ acquisizioneBeneficiario, immovablePossessionTitle })).toBe(
      declared,
    );
  },
);
