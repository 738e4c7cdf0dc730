import { describe, expect, it } from '@jest/globals';
import { createEmptyDossierForm } from './empty-dossier.js';
import { TEXT_BOUNDS } from '../completeness/storage-bounds.js';
import {
  ADDRESS_PART_MAX,
  listAddressPatches,
  listStreetPatches,
  splitAddress,
} from './address-patches.js';

describe('an address typed in one', () => {
  it.each([
    ['Via Roma 12', 'Via Roma', '12'],
    ['Via Roma, 12/b', 'Via Roma', '12/B'],
    ['via XX Settembre 4 A', 'via XX Settembre', '4A'],
    ['Piazza dell’Unità n. 7', 'Piazza dell’Unità', '7'],
    ['Via 4 Novembre 18/2', 'Via 4 Novembre', '18/2'],
  ])('%s', (text, street, number) => expect(splitAddress(text)).toEqual({ street, number }));

  it.each([
    'Via Roma',
    'Via 4 Novembre',
    'Piazza 25 Aprile',
    'Strada Statale 16',
    'S.P. 12',
    'Via Aurelia km 12',
    '12',
    '',
  ])('«%s» has no number of its own', (text) => expect(splitAddress(text)).toBeNull());

  it('gives Scala and Interno the fields that the property has for them', () => {
    const form = { ...createEmptyDossierForm(), immovableAddress: 'Via Roma 12 scala A int. 3' };
    const patches = listAddressPatches('immovable', form);
    expect(Object.fromEntries(patches.map(({ field, value }) => [field, value]))).toEqual({
      immovableAddress: 'Via Roma',
      immovableAddressNumber: '12',
      immovableStair: 'A',
      immovableInterior: '3',
    });
    expect(listAddressPatches('immovable', { ...form, immovableInterior: '4' })).toEqual([]);
    expect(listAddressPatches('immovable', { ...form, immovableStair: 'B' })).toEqual([]);
  });

  it.each([
    ['Via Roma 12 int. 3', 'Via Roma', '12 int. 3'],
    ['Via Roma 12 scala A int. 3', 'Via Roma', '12 scala A, int. 3'],
    ['Via Roma 12 piano 2', 'Via Roma', '12 piano 2'],
    ['Via Roma 12 scala A palazzina C int. 3', 'Via Roma, scala A, int. 3, palazzina C', '12'],
  ])('keeps them with the residence, which has no such fields: %s', (text, street, number) => {
    const form = { ...createEmptyDossierForm(), beneficiaryResidentialAddress: text };
    expect(listAddressPatches('beneficiaryResidential', form)).toEqual([
      { field: 'beneficiaryResidentialAddress', value: street },
      { field: 'beneficiaryResidentialAddressNumber', value: number },
    ]);
  });

  it('has parts that the form can store', () => {
    const { beneficiaryResidentialAddressNumber, immovableAddressNumber, immovableInterior } =
      TEXT_BOUNDS;
    expect([
      beneficiaryResidentialAddressNumber,
      immovableAddressNumber,
      immovableInterior,
    ]).toEqual([ADDRESS_PART_MAX, ADDRESS_PART_MAX, ADDRESS_PART_MAX]);
  });

  it('without a number keeps them in the address', () => {
    expect(
      listStreetPatches('beneficiaryResidential', {
        street: 'Via Roma',
        number: null,
        interior: '3',
      }),
    ).toEqual([
      { field: 'beneficiaryResidentialAddress', value: 'Via Roma, int. 3' },
      { field: 'beneficiaryResidentialAddressNumber', value: null },
    ]);
  });

  it('fills in the number while there is none', () => {
    const form = { ...createEmptyDossierForm(), immovableAddress: 'Via Roma 12' };
    expect(listAddressPatches('immovable', form)).toEqual([
      { field: 'immovableAddress', value: 'Via Roma' },
      { field: 'immovableAddressNumber', value: '12' },
    ]);
    expect(listAddressPatches('immovable', { ...form, immovableAddressNumber: '3' })).toEqual([]);
    expect(listAddressPatches('beneficiaryResidential', form)).toEqual([]);
  });
});
