import type { RegistrationForm } from '@pratiche/domain';
import { createEmptyRegistration } from '@pratiche/domain/accounts';
import { expect, it } from '@jest/globals';
import { fillCompanyTaxCode } from './company-tax-code.js';

const VAT = '12345678903';
const form = (change: Partial<RegistrationForm>): RegistrationForm => ({
  ...createEmptyRegistration(),
  ...change,
});

it.each<[string, Partial<RegistrationForm>, Partial<RegistrationForm>, string | null | undefined]>([
  ['fills it in with the VAT number of a company', { legalForm: 'Srl' }, { vat: VAT }, VAT],
  ['fills it in when the legal form comes later', { vat: VAT }, { legalForm: 'Spa' }, VAT],
  [
    'follows a VAT number that is corrected',
    { legalForm: 'Srl', vat: '12345678904', sSNCompany: '12345678904' },
    { vat: VAT },
    VAT,
  ],
  [
    'leaves what the fitter wrote',
    { legalForm: 'Srl', sSNCompany: 'RSSMRA80A01F205X' },
    { vat: VAT },
    undefined,
  ],
  [
    'leaves a sole trader to write the person’s',
    { legalForm: 'Ditta Individuale' },
    { vat: VAT },
    null,
  ],
  [
    'takes it back when the company becomes a sole trader',
    { legalForm: 'Srl', vat: VAT, sSNCompany: VAT },
    { legalForm: 'Ditta Individuale' },
    null,
  ],
  ['waits for a VAT number that holds', { legalForm: 'Srl' }, { vat: '12345678904' }, undefined],
  ['waits for the legal form', {}, { vat: VAT }, undefined],
  [
    'minds its own field alone',
    { legalForm: 'Srl', vat: VAT },
    { street: 'Via Roma 1' },
    undefined,
  ],
])('%s', (_, before, change, expected) => {
  expect(fillCompanyTaxCode(form(before), change).sSNCompany).toBe(expected);
});
