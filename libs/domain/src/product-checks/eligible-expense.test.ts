import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  BUILT_IN_SETTINGS,
  type CostProduct,
  type DossierForm,
  type Spese,
  createEmptySpese,
  sumEligibleExpenseCents,
  createAllRules,
} from '../index.js';

const { calculateEligibleExpense } = createAllRules(BUILT_IN_SETTINGS);

/** Two m² of each product in zone E: 1,560 € for windows, 552 € for the others. */
const dossier = (spese: Partial<Spese>, change: Partial<DossierForm> = {}): DossierForm =>
  validDossierForm({
    immovableClimateZone: 'E',
    manufatti: {
      serramenti: [validWindow({ superficie: 2, installazioneChiusuraOscurante: false })],
      schermature: [validShading({ superficieSchermatura: 2 })],
      chiusure: [validShutter({ superficieChiusura: 2 })],
    },
    spese: { ...createEmptySpese(), ...spese },
    ...change,
  });

describe('the eligible expense: the lower of supply and ceiling, plus the rest (D.M. 14/2/2022, All. A)', () => {
  it.each<[string, CostProduct, Partial<Spese>, number, number, boolean]>([
    [
      'supply below the ceiling',
      'Serramenti',
      {
        fornituraSerramenti: 1000,
        spesaDetraibileSerramenti: 1320,
        speseProfessionaliSerramenti: 100,
      },
      420_00,
      1420_00,
      false,
    ],
    [
      'supply at the ceiling',
      'Serramenti',
      { fornituraSerramenti: 1560, spesaDetraibileSerramenti: 2000 },
      440_00,
      2000_00,
      false,
    ],
    [
      'supply above the ceiling',
      'Serramenti',
      {
        fornituraSerramenti: 2000,
        spesaDetraibileSerramenti: 2500.5,
        speseProfessionaliSerramenti: 100,
      },
      600_50,
      2160_50,
      true,
    ],
    [
      'shadings',
      'Schermature',
      { fornituraSchermature: 552.01, spesaDetraibileSchermature: 700 },
      147_99,
      699_99,
      true,
    ],
    [
      'shutters',
      'Chiusure',
      { fornituraChiusure: 100, spesaDetraibileChiusure: 122 },
      22_00,
      122_00,
      false,
    ],
    [
      'a sum below the supply: no more than the sum',
      'Chiusure',
      { fornituraChiusure: 1000, spesaDetraibileChiusure: 300 },
      0,
      300_00,
      true,
    ],
  ])('%s', (_, product, spese, restCents, eligibleCents, isAboveCeiling) =>
    expect(calculateEligibleExpense(dossier(spese), product)).toMatchObject({
      supplyCents: Math.round((spese[`fornitura${product}`] ?? 0) * 100),
      ceilingCents: product === 'Serramenti' ? 1560_00 : 552_00,
      restCents,
      eligibleCents,
      isAboveCeiling,
    }),
  );

  it.each<[string, DossierForm]>([
    ['without the split', dossier({ spesaDetraibileSerramenti: 9000 })],
    ['without the sum', dossier({ fornituraSerramenti: 9000 })],
    [
      'without the climate zone',
      dossier(
        { fornituraSerramenti: 900, spesaDetraibileSerramenti: 900 },
        { immovableClimateZone: null },
      ),
    ],
    [
      'while a surface is missing',
      dossier(
        { fornituraSerramenti: 900, spesaDetraibileSerramenti: 900 },
        {
          manufatti: {
            serramenti: [validWindow(), validWindow({ superficie: null })],
            schermature: [],
            chiusure: [],
          },
        },
      ),
    ],
    [
      'without such products',
      dossier(
        { fornituraSerramenti: 900, spesaDetraibileSerramenti: 900 },
        { manufatti: { serramenti: [], schermature: [], chiusure: [] } },
      ),
    ],
  ])('nothing is said %s', (_, form) =>
    expect(calculateEligibleExpense(form, 'Serramenti')).toBeNull(),
  );
});

it.each<[CostProduct, Partial<DossierForm['manufatti']>]>([
  ['Schermature', { schermature: [validShading(), validShading({ superficieSchermatura: null })] }],
  ['Chiusure', { chiusure: [validShutter(), validShutter({ superficieChiusura: null })] }],
])('nothing is said of %s while a surface is missing', (product, rows) => {
  const spese = { [`fornitura${product}`]: 900, [`spesaDetraibile${product}`]: 900 };
  const form = dossier(spese);
  const manufatti = { ...form.manufatti, ...rows };
  expect(calculateEligibleExpense({ ...form, manufatti }, product)).toBeNull();
});

describe('the eligible expense of a dossier', () => {
  const WINDOWS = { fornituraSerramenti: 2000, spesaDetraibileSerramenti: 2500 };
  const FEES = { speseProfessionaliSerramenti: 100 };
  const OTHERS = { spesaDetraibileSchermature: 700, spesaDetraibileChiusure: 300 };
  const none = { serramenti: [], schermature: [], chiusure: [] };

  it.each<[string, Partial<Spese>, Partial<DossierForm>, number, string]>([
    ['of windows above the ceiling', WINDOWS, {}, 2060_00, 'All. A: 1,560 € and the rest'],
    ['with fees', { ...WINDOWS, ...FEES }, {}, 2160_00, 'All. A: fees are part of the rest'],
    ['of all products', { ...WINDOWS, ...OTHERS }, {}, 3060_00, 'whole where nothing is split'],
    ['of nothing', {}, {}, 0, 'nothing typed yet'],
    [
      'of products that are no longer there',
      { ...WINDOWS, ...OTHERS },
      { manufatti: { ...none, chiusure: [validShutter({ superficieChiusura: 2 })] } },
      300_00,
      'only what the dossier holds',
    ],
    [
      'without a zone',
      { ...WINDOWS, ...FEES },
      { immovableClimateZone: null },
      2600_00,
      'the whole while the ceiling is not known',
    ],
    ['of Bonus Casa', WINDOWS, { serviceType: 2 }, 2500_00, 'Bonus Casa has no ceilings'],
  ])('%s', (_, spese, change, cents, _source) =>
    expect(sumEligibleExpenseCents(dossier(spese, change), BUILT_IN_SETTINGS)).toBe(cents),
  );
});
