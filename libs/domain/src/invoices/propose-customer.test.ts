import { describe, expect, it } from '@jest/globals';
import { dossierInvoice, invoiceContext, invoiceLine } from '../../test/invoice-fixtures.js';
import { readOne } from '../../test/invoice-tree.js';
import type { InvoiceParty } from './e-invoice.js';
import { listCustomerProposals } from './propose-customer.js';

const LINES = [invoiceLine('Finestra PVC', 1000)];
const RIGHT = 'RSSMRA80A01F205X';
const WRONG_LETTER = 'RSSMRA80A01F205Y';
const WRONG_BIRTH = 'RSSMRA8OAO1F205X';
const MARIO = { firstName: 'MARIO', lastName: 'ROSSI' };

function propose(change: Partial<InvoiceParty>) {
  const { customer } = dossierInvoice(LINES).invoice;
  const source = dossierInvoice(LINES, { customer: { ...customer, taxCode: null, ...change } });
  return listCustomerProposals(source, invoiceContext({ person: null }));
}

const valuesOf = (change: Partial<InvoiceParty>) =>
  Object.fromEntries(propose(change).map(({ field, value }) => [field, value]));

describe('the customer of an invoice is a person', () => {
  it.each<[string, Partial<InvoiceParty>]>([
    ['by name and right code', { name: 'Mario Rossi', person: MARIO, taxCode: RIGHT }],
    ['by name, with a wrong letter', { name: 'Mario Rossi', person: MARIO, taxCode: WRONG_LETTER }],
    ['by name, with a mistyped code', { name: 'Mario Rossi', person: MARIO, taxCode: WRONG_BIRTH }],
    ['by the right code alone', { name: 'ROSSI MARIO', taxCode: RIGHT }],
    ['by a code with a wrong letter alone', { name: 'ROSSI MARIO', taxCode: WRONG_LETTER }],
    ['by a mistyped code alone', { name: 'ROSSI MARIO', taxCode: WRONG_BIRTH }],
    [
      'beside a VAT number',
      { name: 'ROSSI MARIO', vatNumber: '01234567897', taxCode: WRONG_LETTER },
    ],
  ])('%s', (_, change) => {
    expect(valuesOf(change)).toEqual({
      isCompany: false,
      beneficiarySsn: change.taxCode,
      beneficiaryFirstName: 'Mario',
      beneficiaryLastName: 'Rossi',
    });
  });

  it.each<[string, Partial<InvoiceParty>]>([
    ['without any code', { name: 'Mario Rossi', person: MARIO }],
    ['with a VAT number alone', { name: 'Mario Rossi', person: MARIO, vatNumber: '01234567897' }],
    ['with a placeholder', { name: 'Mario Rossi', person: MARIO, taxCode: 'OO99999999999' }],
  ])('by name, %s: no code is offered', (_, change) => {
    expect(valuesOf(change)).toEqual({
      isCompany: false,
      beneficiaryFirstName: 'Mario',
      beneficiaryLastName: 'Rossi',
    });
  });

  it('whose code has a wrong control character, which is a doubt', () => {
    const findReason = (taxCode: string) =>
      propose({ name: 'Mario Rossi', person: MARIO, taxCode }).find(
        ({ field }) => field === 'beneficiarySsn',
      )?.reason;
    expect(findReason(WRONG_LETTER)).toContain('carattere di controllo');
    expect(findReason(RIGHT)).not.toContain('carattere di controllo');
  });

  it.each([
    [
      { Nome: 'Mario', Cognome: 'Rossi' },
      { firstName: 'Mario', lastName: 'Rossi' },
    ],
    [
      { Nome: 'Mario Rossi', Cognome: '.' },
      { firstName: 'Mario Rossi', lastName: '' },
    ],
    [{ Cognome: 'Rossi Mario' }, { firstName: '', lastName: 'Rossi Mario' }],
    [{ Denominazione: 'Rossi Srl', Nome: '-' }, undefined],
    [{ Denominazione: 'Mario Rossi' }, undefined],
  ])('where the file says %j', (Anagrafica, person) => {
    const { customer } = readOne({
      header: { CessionarioCommittente: { DatiAnagrafici: { CodiceFiscale: RIGHT, Anagrafica } } },
    });
    expect(customer.person).toEqual(person);
  });

  it('in a file with a mistyped code', () => {
    const { customer } = readOne({
      header: {
        CessionarioCommittente: {
          DatiAnagrafici: {
            CodiceFiscale: 'VRDLNE80H41A794A',
            Anagrafica: { Nome: 'Elena', Cognome: 'Verdi' },
          },
        },
      },
    });
    expect(valuesOf(customer)).toEqual({
      isCompany: false,
      beneficiarySsn: 'VRDLNE80H41A794A',
      beneficiaryFirstName: 'Elena',
      beneficiaryLastName: 'Verdi',
    });
  });
});

it.each<[string, Partial<InvoiceParty>, string]>([
  [
    'a VAT number alone',
    { person: MARIO, vatNumber: '01234567897' },
    'Cliente della fattura n. 12 del 20/09/2026. La fattura ha solo la partita IVA 01234567897: il codice fiscale di una persona ha 16 caratteri, chiedilo al cliente.',
  ],
  [
    'a placeholder',
    { person: MARIO, taxCode: 'OO99999999999' },
    'Cliente della fattura n. 12 del 20/09/2026. «OO99999999999» non è un codice fiscale, sta al posto di quello che manca: chiedilo al cliente.',
  ],
  [
    'first and last name swapped',
    { person: { firstName: 'ROSSI', lastName: 'MARIO' }, taxCode: RIGHT },
    'Cliente della fattura n. 12 del 20/09/2026. Nella fattura nome e cognome sono scambiati: il codice fiscale dice quale è il cognome.',
  ],
])('a person with %s is told so beside the name', (_, change, told) => {
  const { reason } = propose({ name: 'Mario Rossi', ...change }).find(
    ({ field }) => field === 'beneficiaryLastName',
  ) ?? { reason: null };
  expect(reason).toBe(told);
});

it.each<[string, Partial<InvoiceParty>, object]>([
  [
    'its own name once',
    { name: 'Verdi Srl Srl', vatNumber: '01234567897' },
    { isCompany: true, beneficiarySsn: '01234567897', beneficiaryCompanyName: 'Verdi Srl' },
  ],
  [
    'the code of its owner',
    { name: 'Verdi Snc', taxCode: RIGHT },
    { isCompany: true, beneficiarySsn: RIGHT, beneficiaryCompanyName: 'Verdi Snc' },
  ],
  [
    'a foreign number',
    { name: 'Müller GmbH', vatNumber: 'DE123456789' },
    { isCompany: true, beneficiaryCompanyName: 'Müller GmbH' },
  ],
  ['a name that may be a person’s, without a code', { name: 'John Smith', taxCode: 'NESSUNO' }, {}],
  ['no name', { name: '', taxCode: RIGHT }, { isCompany: false, beneficiarySsn: RIGHT }],
])('a customer with %s', (_, change, values) => {
  expect(valuesOf(change)).toEqual(values);
});

describe('the customer of an invoice is a company', () => {
  it.each<[string, Partial<InvoiceParty>]>([
    ['by its VAT number', { name: 'Rossi Srl', vatNumber: '01234567897' }],
    ['by its tax code', { name: 'Rossi Srl', taxCode: '01234567897' }],
  ])('%s', (_, change) => {
    expect(valuesOf(change)).toEqual({
      isCompany: true,
      beneficiarySsn: '01234567897',
      beneficiaryCompanyName: 'Rossi Srl',
    });
  });

  it('where a row of one letter stands for a code', () => {
    expect(valuesOf({ name: 'Rossi Srl', taxCode: 'X'.repeat(16) })).toMatchObject({
      isCompany: true,
    });
  });
});
