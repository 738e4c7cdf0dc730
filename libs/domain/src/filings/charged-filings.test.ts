import { describe, expect, it } from '@jest/globals';
import {
  type FilingKind,
  type MatrixInput,
  type ServiceType,
  createEmptyChiusura,
  createEmptySchermatura,
  createEmptySerramento,
} from '../index.js';
import { labelChargedFilings } from './charged-filings.js';

const WINDOWS = { serramenti: [createEmptySerramento()], schermature: [], chiusure: [] };
const SHADINGS = { serramenti: [], schermature: [createEmptySchermatura()], chiusure: [] };
const MIXED = { ...WINDOWS, chiusure: [createEmptyChiusura()] };

describe('the names of charged filings', () => {
  it.each<[string, ServiceType | null, MatrixInput['manufatti'], FilingKind[], string[]]>([
    ['one', 1, WINDOWS, ['ecobonus'], ['Pratica Ecobonus']],
    [
      'one with its calculation',
      1,
      SHADINGS,
      ['ecobonus', 'calcoloEnergetico'],
      ['Pratica Ecobonus', 'Calcolo energetico'],
    ],
    [
      'two declarations',
      1,
      MIXED,
      ['ecobonus', 'ecobonus', 'calcoloEnergetico'],
      [
        'Pratica Ecobonus: serramenti',
        'Pratica Ecobonus: schermature e chiusure',
        'Calcolo energetico',
      ],
    ],
    [
      'more than products, by an edited matrix',
      1,
      WINDOWS,
      ['ecobonus', 'ecobonus'],
      ['Pratica Ecobonus: serramenti', 'Pratica Ecobonus: n. 2'],
    ],
    ['Bonus Casa', 2, WINDOWS, ['bonusCasa'], ['Pratica Bonus Casa']],
    ['Bonus Sicurezza', 3, WINDOWS, ['bonusCasa'], ['Pratica Bonus Sicurezza']],
    ['no service', null, WINDOWS, ['bonusCasa'], ['Pratica Bonus Casa']],
  ])('%s', (_what, serviceType, manufatti, filings, labels) => {
    expect(labelChargedFilings({ serviceType, manufatti }, filings)).toEqual(labels);
  });
});
