import { describe, expect, it } from '@jest/globals';
import { createEmptyDossierForm } from './empty-dossier.js';
import { listAddressPatches, splitAddress } from './address-patches.js';

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
