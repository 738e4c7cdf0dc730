import { expect, it } from '@jest/globals';
import { isCondominium } from './is-condominium.js';

it.each([
  ['Condominio Le Betulle', true],
  ['CONDOMINIO DI VIA ROMA, 12', true],
  ['Cond. Aurora', true],
  ['Supercondominio Nord', true],
  ['Amministrazione del condominio Sole', true],
  ['Alfa Srl', false],
  ['Immobiliare Condominio Blu S.r.l.', false],
  ['Conduzioni Rossi', false],
  ['Studio amministrazioni condominiali Verdi', false],
  ['', false],
  [null, false],
])('%j is a condominium: %s', (beneficiaryCompanyName, is) => {
  expect(isCondominium({ isCompany: true, beneficiaryCompanyName })).toBe(is);
  expect(isCondominium({ isCompany: false, beneficiaryCompanyName })).toBe(false);
});
