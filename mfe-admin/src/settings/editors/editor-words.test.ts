import { DOCUMENT_CATALOGUE, type DocumentRow } from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { describeContrast, getContrast } from './color-contrast.js';
import { describeObligation, describeServices } from './document-words.js';
import { describeDays } from './describe-days.js';
import { costOfRow, listFilingPrices } from './filing-prices.js';

const row = (code: string): DocumentRow => {
  const found = DOCUMENT_CATALOGUE.find((one) => one.code === code);
  if (!found) throw new Error(code);
  return found;
};

describe('a document in words', () => {
  it.each([
    ['FATTURA', 'Tutti', ['Obbligatorio']],
    ['CONGR', 'Ecobonus', ['Obbligatorio']],
    ['REQ', 'Ecobonus e Bonus Casa', ['Ecobonus: obbligatorio', 'Bonus Casa: facoltativo']],
    [
      'VISURA',
      'Tutti',
      [
        'Obbligatorio solo se i dati del beneficiario sono acquisiti dal fornitore del servizio, altrimenti facoltativo',
      ],
    ],
    [
      'UW',
      'Tutti',
      [
        'Bonus Casa: obbligatorio',
        'Ecobonus: obbligatorio solo se la pratica comprende serramenti',
        'Bonus Sicurezza: facoltativo',
      ],
    ],
  ])('%s', (code, services, obligation) =>
    expect([describeServices(row(code)), describeObligation(row(code))]).toEqual([
      services,
      obligation,
    ]),
  );

  it('that no service asks for', () =>
    expect([
      describeServices({ ...row('CI'), need: { 1: null, 2: null, 3: null } }),
      describeObligation({ ...row('CI'), need: { 1: null, 2: null, 3: null } }),
    ]).toEqual(['Nessuno', ['Non richiesto']]));
});

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each([
    [null, null],
    ['#12', null],
    ['#00703c', false],
    ['#ffee00', true],
  ])('of %s is weak: %s', (color, isWeak) =>
    expect(describeContrast(color)?.isWeak ?? null).toBe(isWeak),
  );
});

it('a filing costs its part of the package', () => {
  const offer = {
    id: 1,
    name: 'Base',
    color: null,
    description: null,
    price: 100,
    numberOfCredits: 8,
    costEcobonus: 1,
    costBonusCasa: 1,
    costCalcoloEnergetico: 0.5,
    isIncrementable: false,
    onSale: true,
  };
  expect(listFilingPrices(offer).map(({ euro }) => euro)).toEqual([12.5, 12.5, 6.25]);
  expect(listFilingPrices({ ...offer, numberOfCredits: 0 }).map(({ euro }) => euro)).toEqual([
    null,
    null,
    null,
  ]);
  expect(costOfRow({ ecobonus: 2, bonusCasa: 0, calcoloEnergetico: 1 }, offer)).toBe(2.5);
});

it.each([
  [null, '—'],
  [1, '1 giorno'],
  [30, '30 giorni'],
  [365, 'circa 12 mesi'],
  [1_826, 'circa 5 anni'],
])('%s days are %s', (days, words) => expect(describeDays(days)).toBe(words));
