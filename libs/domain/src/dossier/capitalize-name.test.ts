import { expect, it } from '@jest/globals';
import { getTextCleaner, getTypedTextCleaner } from './index.js';

it.each([
  ['maria de rossi', 'Maria De Rossi'],
  ["d'angelo", "D'Angelo"],
  ['d’angelo', 'D’Angelo'],
  ['anna-maria', 'Anna-Maria'],
  ['érica  dalò', 'Érica  Dalò'],
  ['de Rossi', 'de Rossi'],
  ['MARIO', 'MARIO'],
  ['Ugo', 'Ugo'],
  ['', ''],
])('a name typed %j is %j once its field is left', (typed, name) => {
  expect(getTypedTextCleaner('beneficiaryFirstName')?.(typed)).toBe(name);
});

it.each([
  ['beneficiaryLastName', true],
  ['beneficiaryAttorneyFirstName', true],
  ['otherBeneficiaries.0.beneficiaryLastName', true],
  ['beneficiaryCompanyName', false],
  ['beneficiaryAddress', false],
])('%s is a name of a person: %s', (path, isName) => {
  expect(getTypedTextCleaner(path)?.('rossi')).toBe(isName ? 'Rossi' : undefined);
});

it('a code is cleaned as it is for storing', () => {
  expect(getTypedTextCleaner('beneficiaryPhone')).toBe(getTextCleaner('beneficiaryPhone'));
});
