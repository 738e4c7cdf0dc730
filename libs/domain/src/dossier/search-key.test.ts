import { describe, expect, it } from '@jest/globals';
import { createEmptyDossierForm } from '../index.js';
import { buildDossierSearchKey, listDetailSearches, parseCodeSearch } from './search-key.js';

const FORM = {
  ...createEmptyDossierForm(),
  beneficiarySsn: 'brbndr76m08f205h',
  beneficiaryPhone: '+393331234567',
  immovableAddress: 'Via G. Garibaldi',
  immovableAddressNumber: '12/B',
  immovableMunicipality: 'Forlì',
  immovableProvince: 'FC',
  immovableZip: '47121',
  beneficiaryAttorneyFirstName: 'Però',
  beneficiaryAttorneyLastName: 'D’Afflitto',
};

describe('the key of a dossier', () => {
  it('holds each value on a line of its own', () =>
    expect(buildDossierSearchKey(FORM).split('\n')).toEqual([
      'brbndr76m08f205h',
      '3331234567',
      'via g garibaldi 12 b forli fc',
      '47121 forli fc',
      "d'afflitto pero",
    ]));

  it('is empty of an empty form', () =>
    expect(buildDossierSearchKey(createEmptyDossierForm())).toBe(''));

  it.each([
    ['the whole tax code', 'BRBNDR76M08F205H'],
    ['a tax code with blanks', 'BRB NDR 76M08 F205H'],
    ['a part of a tax code', '76m08f'],
    ['a telephone with its country', '+39 333 123 4567'],
    ['a part of a telephone', '333-1234'],
    ['an address', 'via g. garibaldi 12/B, forli'],
    ['an address without the street’s kind', 'Garibaldi 12'],
    ['a postal code', '47121'],
    ['a name of another person', 'D’AFFLITTO PERÒ'],
  ])('is found by %s', (_, text) =>
    expect(
      listDetailSearches(text).some((form) => buildDossierSearchKey(FORM).includes(form)),
    ).toBe(true),
  );

  it.each([
    ['two lines at once', '3331234567 via'],
    ['another code', 'BRBNDR76M08F205I'],
    ['two letters', 'br'],
    ['signs', '.,;'],
  ])('is not found by %s', (_, text) =>
    expect(
      listDetailSearches(text).some((form) => buildDossierSearchKey(FORM).includes(form)),
    ).toBe(false),
  );
});

it.each<[string, string | null]>([
  ['IT 0123 4567 890', '01234567890'],
  ['0039 333 12', '33312'],
  ['123456-2026E-AB12', '1234562026eab12'],
  ['12', null],
  ['Garibaldi 12', null],
  ['rossi', null],
  [`${'1'.repeat(41)}`, null],
])('reads %j as the code %j', (text, code) => expect(parseCodeSearch(text)).toBe(code));
