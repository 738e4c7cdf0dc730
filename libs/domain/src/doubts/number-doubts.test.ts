import { describe, expect, it } from '@jest/globals';
import { doubtsOf, oneWindow, oneShading, oneShutter } from '../../test/doubt-fixtures.js';
import { validGenerator } from '../../test/dossier-fixtures.js';
import type { DossierForm } from '../index.js';

const generator = (row: Parameters<typeof validGenerator>[0]) => ({
  generatori: [validGenerator(row)],
});

/** Least and most that is usual, and the smallest step of the field. */
describe.each<
  [
    name: string,
    make: (value: number | null) => Partial<DossierForm>,
    field: string,
    code: string,
    min: number,
    max: number,
    step: number,
    source: string,
  ]
>([
  [
    'units of the building',
    (immovableUnitNumber) => ({ immovableUnitNumber }),
    'immovableUnitNumber',
    'number-range',
    1,
    500,
    1,
    'ours',
  ],
  [
    'units of the works',
    (interventionImmovableUnitNumber) => ({
      interventionImmovableUnitNumber,
      immovableUnitNumber: 900,
    }),
    'interventionImmovableUnitNumber',
    'number-range',
    1,
    500,
    1,
    'ours',
  ],
  [
    'EER',
    (valoreEer) => ({ valoreEer, impiantoClimatizzazioneEstiva: true }),
    'valoreEer',
    'number-range',
    1.5,
    12,
    0.01,
    'ours',
  ],
  [
    'generators',
    (numeroGeneratore) => ({ generatori: [validGenerator({ numeroGeneratore })] }),
    'generatori.0.numeroGeneratore',
    'generator-range',
    1,
    20,
    1,
    'ours',
  ],
  [
    'power',
    (potenzaUtileNominale) => ({ generatori: [validGenerator({ potenzaUtileNominale })] }),
    'generatori.0.potenzaUtileNominale',
    'generator-range',
    3,
    1000,
    0.01,
    'facts 4.10',
  ],
  [
    'efficiency of a boiler',
    (rendimentoMaxPotenza) => ({ generatori: [validGenerator({ rendimentoMaxPotenza })] }),
    'generatori.0.rendimentoMaxPotenza',
    'generator-range',
    50,
    110,
    0.01,
    'facts 4.10',
  ],
  [
    'surface of a window',
    (superficie) => ({ ...oneWindow({ superficie }), immovableSurfaceArea: 600 }),
    'manufatti.serramenti.0.superficie',
    'product-range',
    0.1,
    20,
    0.01,
    'ours',
  ],
  [
    'U of a new window',
    (trasmittanzaPost) => oneWindow({ trasmittanzaPost }),
    'manufatti.serramenti.0.trasmittanzaPost',
    'product-range',
    0.6,
    7,
    0.0001,
    'facts 4.10',
  ],
  [
    'U of an old window',
    (trasmittanzaPre) => oneWindow({ trasmittanzaPre }),
    'manufatti.serramenti.0.trasmittanzaPre',
    'product-range',
    0.6,
    7,
    0.0001,
    'facts 4.10',
  ],
  [
    'U of a new box',
    (trasmittanzaPost) => oneWindow({ tipologiaInfisso: 'cielino', trasmittanzaPost }),
    'manufatti.serramenti.0.trasmittanzaPost',
    'product-range',
    0.3,
    7,
    0.0001,
    'old-transmittance: up to 10.48',
  ],
  [
    'U of an old box',
    (trasmittanzaPre) =>
      oneWindow({ tipologiaInfisso: 'cassonettoIspezioneFrontale', trasmittanzaPre }),
    'manufatti.serramenti.0.trasmittanzaPre',
    'product-range',
    0.6,
    11,
    0.0001,
    'old-transmittance: up to 10.48',
  ],
  [
    'surface of a shading',
    (superficieSchermatura) => oneShading({ superficieSchermatura }),
    'manufatti.schermature.0.superficieSchermatura',
    'product-range',
    0.1,
    50,
    0.01,
    'ours',
  ],
  [
    'surface behind a shading',
    (superficieFinestrata) => oneShading({ superficieFinestrata }),
    'manufatti.schermature.0.superficieFinestrata',
    'product-range',
    0.1,
    50,
    0.01,
    'ours',
  ],
  [
    'surface of a shutter',
    (superficieChiusura) => oneShutter({ superficieChiusura }),
    'manufatti.chiusure.0.superficieChiusura',
    'product-range',
    0.1,
    20,
    0.01,
    'ours',
  ],
  [
    'surface behind a shutter',
    (superficieFinestrata) => oneShutter({ superficieFinestrata }),
    'manufatti.chiusure.0.superficieFinestrata',
    'product-range',
    0.1,
    20,
    0.01,
    'ours',
  ],
  [
    'initial resistance',
    (resistenzaTermicaIniziale) => oneShutter({ resistenzaTermicaIniziale }),
    'manufatti.chiusure.0.resistenzaTermicaIniziale',
    'product-range',
    0.03,
    1,
    0.0001,
    'ours',
  ],
  [
    'final resistance',
    (resistenzaTermicaFinale) => oneShutter({ resistenzaTermicaFinale }),
    'manufatti.chiusure.0.resistenzaTermicaFinale',
    'product-range',
    0.03,
    1,
    0.0001,
    'ours',
  ],
  [
    'U behind a shutter',
    (uwInfissoChiusura) => oneShutter({ uwInfissoChiusura }),
    'manufatti.chiusure.0.uwInfissoChiusura',
    'product-range',
    0.6,
    7,
    0.0001,
    'facts 4.10',
  ],
])('%s', (_name, make, field, code, min, max, step) => {
  const isDoubted = (value: number | null) =>
    doubtsOf(make(value), code).some((doubt) => doubt.field === field);

  it(`is usual from ${min} to ${max}`, () => {
    expect([min, (min + max) / 2, max].map(isDoubted)).toEqual([false, false, false]);
    expect(isDoubted(max + step)).toBe(true);
    if (min - step > 0) expect(isDoubted(min - step)).toBe(true);
  });

  it('is not doubted while it is missing, or refused elsewhere', () => {
    expect([null, 0].map(isDoubted)).toEqual([false, false]);
  });
});

// Units of the fields.
it.each([
  [generator({ potenzaUtileNominale: 2 }), '2 kW', 'tra 3 e 1.000 kW'],
  [generator({ numeroGeneratore: 21 }), '21', 'tra 1 e 20'],
  [oneWindow({ superficie: 20.5 }), '20,5 m²', 'tra 0,1 e 20 m²'],
  [oneWindow({ trasmittanzaPost: 8 }), '8 W/m²K', 'tra 0,6 e 7 W/m²K'],
  [
    oneWindow({ tipologiaInfisso: 'cielino', trasmittanzaPre: 12 }),
    '12 W/m²K',
    'tra 0,6 e 11 W/m²K',
  ],
  [oneWindow({ tipologiaInfisso: 'cielino', trasmittanzaPost: 8 }), '8 W/m²K', 'tra 0,3 e 7 W/m²K'],
  [oneShading({ superficieSchermatura: 60 }), '60 m²', 'tra 0,1 e 50 m²'],
  [oneShutter({ superficieChiusura: 21 }), '21 m²', 'tra 0,1 e 20 m²'],
  [oneShutter({ superficieFinestrata: 21 }), '21 m²', 'tra 0,1 e 20 m²'],
  [oneShutter({ resistenzaTermicaFinale: 2 }), '2 m²K/W', 'tra 0,03 e 1 m²K/W'],
])('numbers are said with their unit %#', (change, value, limit) => {
  const found = [...doubtsOf(change, 'generator-range'), ...doubtsOf(change, 'product-range')];
  expect(found).toMatchObject([{ value, limit }]);
});

describe('the efficiency', () => {
  it.each([
    ['pompaCalore', 3.5, false],
    ['pompaCalore', 350, false],
    ['pompaCalore', 12, true],
    ['pompaCalore', 98, true],
    ['pompaCalore', 801, true],
    ['altro', 98, false],
    ['altro', 3.5, false],
    ['altro', 12, true],
    ['teleriscaldamento', 12, true],
    ['caldaiaACS', 12, true],
    [null, 12, false],
  ] as const)('of %s: %s is doubted: %s', (tipoGeneratore, rendimentoMaxPotenza, isDoubtful) => {
    const generatori = [validGenerator({ tipoGeneratore, rendimentoMaxPotenza })];
    expect(doubtsOf({ generatori }, 'generator-range')).toHaveLength(isDoubtful ? 1 : 0);
  });

  it('is said with what is usual', () => {
    const [boiler, pump] = (['caldaiaACS', 'pompaCalore'] as const).map((tipoGeneratore) =>
      doubtsOf(
        { generatori: [validGenerator({ tipoGeneratore, rendimentoMaxPotenza: 12 })] },
        'generator-range',
      ).at(0),
    );
    expect(boiler).toMatchObject({
      value: '12 %',
      limit: 'tra 50 e 110 %',
      message: 'Il valore 12 % è insolito, di solito è tra 50 e 110 %: ricontrolla il numero',
    });
    expect(pump?.limit).toBe('tra 1,5 e 8 o tra 150 e 800 %');
    const other = generator({ tipoGeneratore: 'altro', rendimentoMaxPotenza: 12 });
    expect(doubtsOf(other, 'generator-range')[0]?.limit).toBe('tra 1,5 e 8 o tra 20 e 800 %');
    expect(doubtsOf({ immovableUnitNumber: 501 }, 'number-range')[0]).toMatchObject({
      value: '501',
      limit: 'tra 1 e 500',
    });
  });

  it('and the EER raise no doubt where they are not asked for', () => {
    const generatori = [validGenerator({ rendimentoMaxPotenza: 12 })];
    expect(doubtsOf({ generatori, serviceType: 2 }, 'generator-range')).toEqual([]);
    expect(doubtsOf({ valoreEer: 50 }, 'number-range')).toEqual([]);
    const hidden = { valoreEer: 50, impiantoClimatizzazioneEstiva: true, serviceType: 2 as const };
    expect(doubtsOf(hidden, 'number-range')).toEqual([]);
  });
});
