import { describe, expect, it } from '@jest/globals';
import { eInvoice } from '../../test/invoice-fixtures.js';
import {
  describePartyCode,
  getPartyTaxCode,
  isPartyCode,
  isPlaceholderCode,
} from './party-code.js';

const party = (taxCode: string | null, vatNumber: string | null = null) => ({
  ...eInvoice([]).customer,
  taxCode,
  vatNumber,
});

describe('placeholders of a code', () => {
  it.each([
    'OO99999999999',
    'XX99999999999',
    'FR99999999999',
    'IT00000000000',
    '00000000000',
    '99999999999',
    '0000000000000000',
    'XXXXXXXXXXXXXXXX',
    'XXXXXX00X00X000X',
    'AAAAAA00A00A000A',
    'NESSUNO',
    'NON PRESENTE',
    'N.D.',
    '-',
    '.',
    '0',
    '',
  ])('«%s»', (text) => {
    expect(isPlaceholderCode(text)).toBe(true);
    expect(getPartyTaxCode(party(text, text))).toBeNull();
    expect(isPartyCode(party(text, text), text)).toBe(false);
  });

  it.each([
    'RSSMRA80A01F205X',
    'RSSMRA80A01F205Y',
    'RSSMRAULALMFNLRF',
    '01234567897',
    '11111111115',
    'DE123456789',
  ])('not «%s»', (code) => {
    expect(isPlaceholderCode(code)).toBe(false);
    expect(getPartyTaxCode(party(code))).toBe(code);
  });
});

it.each<[string | null, string | null, string | null]>([
  ['OO99999999999', '01234567897', '01234567897'],
  ['01234567897', 'RSSMRA80A01F205X', 'RSSMRA80A01F205X'],
  ['IT01234567897', null, '01234567897'],
  ['NESSUNO', 'OO99999999999', null],
])('the code of %j with the VAT number %j is %j', (taxCode, vatNumber, code) => {
  expect(getPartyTaxCode(party(taxCode, vatNumber))).toBe(code);
});

it.each<[boolean, string | null, string | null, string]>([
  [true, 'RSSMRA80A01F205Y', null, ''],
  [true, null, null, ' La fattura non ha il suo codice fiscale: chiedilo al cliente.'],
  [
    true,
    'OO99999999999',
    null,
    ' «OO99999999999» non è un codice fiscale, sta al posto di quello che manca: chiedilo al cliente.',
  ],
  [
    true,
    null,
    '01234567897',
    ' La fattura ha solo la partita IVA 01234567897: il codice fiscale di una persona ha 16 caratteri, chiedilo al cliente.',
  ],
  [
    true,
    '01234567897',
    null,
    ' 01234567897 ha 11 cifre: è una partita IVA o un codice provvisorio. Chiedi al cliente il codice fiscale di 16 caratteri.',
  ],
  [
    true,
    'DE123456789',
    null,
    ' «DE123456789» non è un codice fiscale di 16 caratteri: chiedilo al cliente.',
  ],
  [false, null, '01234567897', ''],
  [
    false,
    null,
    '01234567898',
    ' La cifra di controllo di 01234567898 non torna: confrontala con la visura.',
  ],
  [
    false,
    'RSSMRA80A01F205X',
    null,
    ' RSSMRA80A01F205X è il codice fiscale di una persona: ricontrolla quello della società.',
  ],
  [
    false,
    null,
    'DE123456789',
    ' «DE123456789» non è un codice fiscale italiano: chiedilo al cliente.',
  ],
])('a person: %s, with %j and %j, is told', (isPerson, taxCode, vatNumber, told) => {
  expect(describePartyCode(party(taxCode, vatNumber), isPerson)).toBe(told);
});
