import { describe, expect, it } from '@jest/globals';
import { createEmptyDossierForm } from '../index.js';
import { findDossierMatch, findFieldMatch, type SearchMatch } from './search-match.js';

const FORM = {
  ...createEmptyDossierForm(),
  beneficiarySsn: 'RSSMRA80A01H501U',
  beneficiaryPhone: '+39 333 123 4567',
  immovableAddress: 'Via dei Tigli',
  immovableAddressNumber: '12',
  immovableMunicipality: 'Parma',
  immovableProvince: 'PR',
  beneficiaryAttorneyLastName: 'Verdi',
  beneficiaryAttorneyFirstName: 'Anna',
};
const DOSSIER = { id: 1_712, client: 'Rossi Mario', businessName: 'Infissi Po', form: FORM };

describe('why a dossier was found', () => {
  it.each<[string, SearchMatch | null]>([
    ['1712', null],
    ['mario rossi', null],
    ['infissi', null],
    ['rossi po', null],
    ['17', null],
    ['123', { kind: 'phone', text: '+39 333 123 4567' }],
    ['rss mra 80a01 h501u', { kind: 'taxCode', text: 'RSSMRA80A01H501U' }],
    ['333 1234567', { kind: 'phone', text: '+39 333 123 4567' }],
    ['via dei tigli 12', { kind: 'address', text: 'Via dei Tigli 12 Parma PR' }],
    ['verdi', { kind: 'person', text: 'Verdi Anna' }],
    [' B1234567 ', { kind: 'cpid', text: 'B1234567' }],
    ['nessuno', null],
  ])('%s', (text, match) => {
    expect(findDossierMatch(text, DOSSIER)).toEqual(match);
  });
});

describe('why an account was found', () => {
  const shown = { id: 7, names: ['Infissi Po', 'po@example.test', '01234567897'] };
  const hidden = [
    { kind: 'phone', value: '0521 123456' },
    { kind: 'taxCode', value: 'VRDNNA80A41G337X' },
    { kind: 'address', value: 'Via Emilia 4' },
    { kind: 'sponsor', value: null },
  ] as const;
  it.each<[string, SearchMatch | null]>([
    ['infissi', null],
    ['01234567897', null],
    ['0521123456', { kind: 'phone', text: '0521 123456' }],
    ['vrd nna 80a41', { kind: 'taxCode', text: 'VRDNNA80A41G337X' }],
    ['infissi emilia', { kind: 'address', text: 'Via Emilia 4' }],
    ['nessuno', null],
  ])('%s', (text, match) => {
    expect(findFieldMatch(text, shown, hidden)).toEqual(match);
  });
});
