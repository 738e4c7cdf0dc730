import { expect, it } from '@jest/globals';
import { validateContractRefusal, type ContractSituation } from './contract-refusal.js';
import { validateContractVerification } from './contract-verification.js';

const WAITING: ContractSituation = {
  role: 'User',
  isInvited: false,
  isEmailVerified: true,
  isContractVerified: false,
  isContractRefused: false,
};

it.each<[what: string, change: Partial<ContractSituation>, refusal: RegExp | null]>([
  ['papers that wait', {}, null],
  ['papers of a buyer', { role: 'Buyer' }, null],
  ['an operator', { role: 'Admin' }, /back office non ha un contratto/],
  ['a verified contract', { isContractVerified: true }, /già verificato/],
  ['a refused contract', { isContractRefused: true }, /già rifiutato/],
  ['an invited company', { isInvited: true }, /non ha ancora completato/],
  ['an unconfirmed e-mail', { isEmailVerified: false }, /non ha ancora completato/],
])('the contract of %s', (_, change, refusal) => {
  const said = validateContractRefusal({ ...WAITING, ...change });
  if (refusal === null) expect(said).toBeNull();
  else expect(said).toMatch(refusal);
});

it.each([
  [['ciFront', 'contract'], null],
  [['ciFront', 'ciRear'], /non ha ancora caricato il contratto firmato/],
  [[], /non ha ancora caricato il contratto firmato/],
] as const)('with the papers %j the verification answers %s', (purposes, refusal) => {
  const said = validateContractVerification(purposes.map((purpose) => ({ purpose })));
  if (refusal === null) expect(said).toBeNull();
  else expect(said).toMatch(refusal);
});
