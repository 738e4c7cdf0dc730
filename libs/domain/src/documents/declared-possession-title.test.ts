import { expect, it } from '@jest/globals';
import { getDeclaredPossessionTitle, getDeclaredRateFacts } from './declared-possession-title.js';

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

it.each([
  ['an owner on a main home', {}, {}, true, null],
  ['an owner elsewhere', { immovablePossessionType: 1 }, {}, false, null],
  ['an owner who has not said', { immovablePossessionType: null }, {}, null, null],
  ['a usufructuary', {}, { title: 1, hasRealRight: true }, true, true],
  ['a tenant', {}, { title: 1, hasRealRight: false }, true, false],
  ['a holder who has not said', {}, { title: 1 }, true, null],
  ['an owner with an answer of an earlier title', {}, { hasRealRight: true }, true, null],
  ['a company', {}, { isCompany: true, title: 1, hasRealRight: true }, null, null],
  ['somebody whose data are acquired', { acquisizioneBeneficiario: true }, {}, null, null],
] as const)('%s declares of the rate what the dossier answers', (_, form, who, home, right) => {
  expect(
    getDeclaredRateFacts(
      { acquisizioneBeneficiario: false, immovablePossessionType: 0, ...form },
      { isCompany: false, title: 0, hasRealRight: null, ...who },
    ),
  ).toEqual({ isMainHome: home, hasRealRight: right });
});
