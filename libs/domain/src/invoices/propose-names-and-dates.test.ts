import { describe, expect, it } from '@jest/globals';
import {
  dossierInvoice,
  invoiceContext,
  invoiceLine as line,
} from '../../test/invoice-fixtures.js';
import { calculateControlCharacter } from '../index.js';
import { isSameValue } from './list-invoice-proposals.js';
import { splitPersonName } from './party-name.js';
import { listCustomerProposals, listPropertyProposals } from './propose-customer.js';
import { listDateProposals } from './propose-dates.js';

const withControl = (code: string): string => code + calculateControlCharacter(code);
const PLAIN = [line('Finestra PVC', 1000)];

describe('names of people', () => {
  it.each<[string, string, [string, string] | null, string]>([
    [' Mario  Rossi ', 'RSSMRA80A01F205X', ['Mario', 'Rossi'], 'blanks are none of the name'],
    [
      "MARIA TERESA D'ANGELO",
      withControl('DNGMTR80A41F205'),
      ['Maria Teresa', "D'Angelo"],
      'two first names stay two words',
    ],
    [
      'Anna De Rossi',
      withControl('DRSNNA80A41F205'),
      ['Anna', 'De Rossi'],
      'two words of a surname stay two',
    ],
    ['Luigi Rossi', 'RSSMRA80A01F205X', null, 'a relative: the surname alone fits'],
    ['Mario Verdi', 'RSSMRA80A01F205X', null, 'a namesake: the first name alone fits'],
  ])('%j by %s', (name, code, expected, _source) => {
    expect(splitPersonName(name, code)).toEqual(
      expected && { firstName: expected[0], lastName: expected[1] },
    );
  });
});

it.each<[string, string, boolean, string]>([
  ['Via Roma, 12', 'Via Roma 12', true, 'a comma is no difference'],
  ['Rossi .', 'Rossi', true, 'nor is a stop at the end'],
  ['De Rossi', 'Derossi', false, 'two surnames'],
])('%j and %j are the same: %s', (a, b, expected, _source) => {
  expect(isSameValue(a, b)).toBe(expected);
});

it('a customer without a code, and dates that contradict each other, offer nothing at all', () => {
  const { customer } = dossierInvoice(PLAIN).invoice;
  const unknown = dossierInvoice(PLAIN, { customer: { ...customer, taxCode: null } });
  expect(listCustomerProposals(unknown, invoiceContext())).toStrictEqual([]);
  const causes = ['Inizio lavori 05/10/2026, ultimazione lavori 01/10/2026'];
  expect(listDateProposals([dossierInvoice(PLAIN, { causes })], '2026-11-23')).toStrictEqual([]);
});

it('a town of several postal codes offers none', () => {
  const site = {
    street: 'Via Verdi',
    number: '',
    municipality: {
      name: 'Milano',
      cap: '',
      province: 'MI',
      climateZone: 'E',
      code: 'F205',
    } as const,
    text: 'via Verdi, Milano',
    invoiceId: 2,
  };
  expect(listPropertyProposals(invoiceContext({ site })).map(({ field }) => field)).toEqual([
    'immovableAddress',
    'immovableMunicipality',
    'immovableProvince',
    'immovableClimateZone',
    'immovableMunicipalityCode',
  ]);
});
