import { describe, expect, it } from '@jest/globals';
import {
  validCompanyForm,
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import { CONDOMINIUM } from '../../test/doubt-fixtures.js';
import { type DossierForm, type Doubt, DOUBT_RULES, listDoubts, listRowDoubts } from '../index.js';

const FACTS = { today: '2026-11-21', findMunicipalities: null };
const doubtsOf = (change: Partial<DossierForm>): Doubt[] =>
  listDoubts(validDossierForm(change), FACTS);
const told = (change: Partial<DossierForm>): [string, string][] =>
  doubtsOf(change).map(({ code, field }) => [code, field]);

it('a good dossier of a person and of a company has none', () => {
  expect(told({})).toEqual([]);
  expect(listDoubts(validCompanyForm(), FACTS)).toEqual([]);
});

it('every rule has a name of its own, a reason and a source', () => {
  expect(new Set(DOUBT_RULES.map(({ code }) => code)).size).toBe(DOUBT_RULES.length);
  for (const { rule, source } of DOUBT_RULES) {
    expect(rule).toMatch(/^[A-Z«].{20,}$/);
    expect(source).toMatch(/^[A-Z].{9,}$/);
  }
});

/** The property in another street than the residence. */
const ELSEWHERE: Partial<DossierForm> = {
  beneficiaryResidentialAddress: 'Via Roma',
  beneficiaryResidentialAddressNumber: '1',
  immovableAddress: 'Corso Italia',
  immovableAddressNumber: '15',
};

/** What a dossier says, the field that is doubted, and where the expectation comes from. */
type Row = [what: string, change: Partial<DossierForm>, field: string | null, source: string];

describe.each<[code: string, rows: Row[]]>([
  [
    'category-unbuilt',
    (['F1', 'F2', 'F3', 'F5'] as const)
      .map((category): Row => [
        category,
        { immovableParticularUse: 8, immovableParticularUseHardAttribution: category },
        'immovableParticularUseHardAttribution',
        'facts 2: F/3 unbuilt',
      ])
      .concat([
        [
          'E9 is a building',
          { immovableParticularUse: 8, immovableParticularUseHardAttribution: 'E9' },
          null,
          'facts 2',
        ],
        [
          'F3 left from another use',
          { immovableParticularUse: 0, immovableParticularUseHardAttribution: 'F3' },
          null,
          'facts 2',
        ],
        [
          'a use whose category is not chosen yet',
          { immovableParticularUse: 8, immovableParticularUseHardAttribution: null },
          null,
          'asked for elsewhere',
        ],
      ]),
  ],
  [
    'category-unheated',
    [
      ['garage', { immovableCadastralCode: 'C6' }, 'immovableCadastralCode', 'facts 2: C/6'],
      ['store', { immovableCadastralCode: 'C2' }, 'immovableCadastralCode', 'facts 4.9: C/2'],
      [
        'canopy',
        { immovableParticularUse: 8, immovableParticularUseHardAttribution: 'C7' },
        'immovableParticularUseHardAttribution',
        'facts 4.9',
      ],
      [
        'canopy left from another use',
        { immovableParticularUse: 0, immovableParticularUseHardAttribution: 'C7' },
        null,
        'facts 4.9',
      ],
      ['shop', { immovableCadastralCode: 'C1' }, null, 'shops are heated'],
      ['garage, Bonus Casa', { immovableCadastralCode: 'C6', serviceType: 2 }, null, 'no heating'],
      [
        'garage without heating',
        { immovableCadastralCode: 'C6', tipoImpianto: null, generatori: [] },
        null,
        'facts 2: with heating',
      ],
      [
        'garage with a generator only',
        { immovableCadastralCode: 'C6', tipoImpianto: null },
        'immovableCadastralCode',
        'facts 2: with heating',
      ],
      [
        'garage with a system only',
        { immovableCadastralCode: 'C6', generatori: [] },
        'immovableCadastralCode',
        'facts 2: with heating',
      ],
    ],
  ],
  [
    'building-new',
    (
      [
        ['2026', true, 'facts 2: built 2026'],
        [' 2026 ', true, 'as it is typed'],
        ['2027', true, 'after the works'],
        ['2025', false, 'before the works'],
        ['197', false, 'no year: an error of its field'],
        ['20260', false, 'no year: an error of its field'],
        ['1000', false, 'oldest year'],
        ['anni 2026', false, 'words are an estimate'],
        ['2026 circa', false, 'words are an estimate'],
      ] as const
    )
      .map(([year, isDoubtful, source]): Row => [
        year,
        { immovableEstimatedYearOfConstruction: year },
        isDoubtful ? 'immovableEstimatedYearOfConstruction' : null,
        source,
      ])
      .concat([
        ['no year', { immovableEstimatedYearOfConstruction: null }, null, 'asked for elsewhere'],
        [
          'this year, before the works are dated',
          { immovableEstimatedYearOfConstruction: '2026', interventionStartDate: null },
          'immovableEstimatedYearOfConstruction',
          'facts 2: built this year',
        ],
        [
          'last year, works of the year before',
          { immovableEstimatedYearOfConstruction: '2025', interventionStartDate: '2025-03-01' },
          'immovableEstimatedYearOfConstruction',
          'facts 4.9',
        ],
      ]),
  ],
  [
    'subordinate-missing',
    [
      ['building of 8', { cadastralSubordinate: null }, 'cadastralSubordinate', 'facts 2'],
      ['blank', { cadastralSubordinate: '  ' }, 'cadastralSubordinate', 'facts 2'],
      [
        'two units',
        { cadastralSubordinate: null, immovableUnitNumber: 2 },
        'cadastralSubordinate',
        'facts 2',
      ],
      [
        'a house alone',
        { cadastralSubordinate: null, immovableUnitNumber: 1, interventionOnImmovableType: 1 },
        null,
        'a house may have none',
      ],
      [
        'a whole building',
        { cadastralSubordinate: null, interventionOnImmovableType: 2 },
        null,
        'all units, no subordinate',
      ],
      ['unknown units', { cadastralSubordinate: null, immovableUnitNumber: null }, null, ''],
      ['cadastre not typed', { cadastralSubordinate: null, cadastralParcel: null }, null, ''],
      [
        'common parts of a condominium',
        { ...CONDOMINIUM, cadastralSubordinate: null },
        null,
        'common parts have none',
      ],
      [
        'a company in a building of 8',
        { ...CONDOMINIUM, beneficiaryCompanyName: 'Alfa Srl', cadastralSubordinate: null },
        'cadastralSubordinate',
        'visura',
      ],
    ],
  ],
  [
    'units-of-one-subordinate',
    [
      [
        '3 units, one subordinate',
        { interventionImmovableUnitNumber: 3 },
        'interventionImmovableUnitNumber',
        'each unit has its own',
      ],
      ['1 unit', { interventionImmovableUnitNumber: 1 }, null, ''],
      ['units not typed', { interventionImmovableUnitNumber: null }, null, ''],
      ...['7, 8', '7-9', '7 e 8', '7/8'].map((cadastralSubordinate): Row => [
        `subordinates ${cadastralSubordinate}`,
        { interventionImmovableUnitNumber: 3, cadastralSubordinate },
        null,
        'several are named',
      ]),
      [
        'subordinate not typed',
        { interventionImmovableUnitNumber: 3, cadastralSubordinate: ' ' },
        null,
        'doubted elsewhere',
      ],
      [
        'units that were merged',
        { interventionImmovableUnitNumber: 3, immovableMergeUnits: true },
        null,
        'one subordinate afterwards',
      ],
      [
        'a building of one unit',
        { interventionImmovableUnitNumber: 3, interventionOnImmovableType: 1 },
        null,
        'unit-count doubts it',
      ],
      [
        'a condominium',
        { ...CONDOMINIUM, interventionImmovableUnitNumber: 3 },
        null,
        'common parts',
      ],
    ],
  ],
  [
    'company-main-home',
    [
      [
        'a company',
        { isCompany: true, beneficiaryCompanyName: 'Alfa Srl' },
        'immovablePossessionType',
        'L. 207/2024: for natural persons',
      ],
      [
        'a condominium',
        { ...CONDOMINIUM, immovablePossessionType: 0 },
        'immovablePossessionType',
        'L. 207/2024: for natural persons',
      ],
      ['a company elsewhere', { isCompany: true, immovablePossessionType: 1 }, null, ''],
      ['a company, not told', { isCompany: true, immovablePossessionType: null }, null, ''],
      ['a person', {}, null, ''],
    ],
  ],
  [
    'unit-count',
    [
      ['one of several, with 1', { immovableUnitNumber: 1 }, 'immovableUnitNumber', 'facts 2'],
      ['one of several, with 2', { immovableUnitNumber: 2 }, null, 'facts 2'],
      ['none', { immovableUnitNumber: 0 }, 'immovableUnitNumber', 'wizard 5: 0 units'],
      ['unknown', { immovableUnitNumber: null, interventionImmovableUnitNumber: 9 }, null, ''],
      [
        'a single unit, with 8',
        { interventionOnImmovableType: 1 },
        'immovableUnitNumber',
        'ENEA: edificio costituito da una singola unità',
      ],
      ['a single unit', { interventionOnImmovableType: 1, immovableUnitNumber: 1 }, null, 'ENEA'],
      [
        'works in 20 of 8',
        { interventionImmovableUnitNumber: 20 },
        'interventionImmovableUnitNumber',
        'wizard 5: 20 units of intervention',
      ],
      [
        'a whole building, with 1',
        { interventionOnImmovableType: 2, immovableUnitNumber: 1 },
        'immovableUnitNumber',
        'ENEA: intero edificio, qualsiasi altro tipo',
      ],
      ['a whole building', { interventionOnImmovableType: 2 }, null, 'ENEA'],
      ['works in 8 of 8', { interventionImmovableUnitNumber: 8 }, null, 'wizard 5'],
    ],
  ],
  [
    'unit-surface',
    [
      ['9,600 m²', { immovableSurfaceArea: 9600 }, 'immovableSurfaceArea', 'facts 2'],
      ['600 m²', { immovableSurfaceArea: 600 }, null, 'most'],
      ['600.01 m²', { immovableSurfaceArea: 600.01 }, 'immovableSurfaceArea', 'most'],
      ['20 m²', { immovableSurfaceArea: 20 }, null, 'least'],
      ['19.99 m²', { immovableSurfaceArea: 19.99 }, 'immovableSurfaceArea', 'least'],
      [
        '1,200 m² in 2 units',
        { immovableSurfaceArea: 1200, interventionImmovableUnitNumber: 2 },
        null,
        'per unit',
      ],
      [
        '1,300 m² in 2 units',
        { immovableSurfaceArea: 1300, interventionImmovableUnitNumber: 2 },
        'immovableSurfaceArea',
        'per unit',
      ],
      [
        '500 m² in no units',
        { immovableSurfaceArea: 500, interventionImmovableUnitNumber: 0 },
        null,
        'at least one unit',
      ],
      ['factory', { immovableSurfaceArea: 9600, immovableGeneralUse: 1 }, null, 'no home'],
      ['kiosk of 10 m²', { immovableSurfaceArea: 10, immovableGeneralUse: 1 }, null, 'no home'],
      [
        'kiosk of 9 m²',
        { immovableSurfaceArea: 9, immovableGeneralUse: 1 },
        'immovableSurfaceArea',
        'no home',
      ],
      ['0 m²', { immovableSurfaceArea: 0 }, null, 'refused elsewhere'],
    ],
  ],
  [
    'residence-elsewhere',
    [
      [
        'main home in Milano, residence in Bergamo',
        { beneficiaryResidentialMunicipality: 'Bergamo' },
        'immovablePossessionType',
        'facts 2',
      ],
      [
        'another home',
        { beneficiaryResidentialMunicipality: 'Bergamo', immovablePossessionType: 1 },
        null,
        'facts 2',
      ],
      ['as it is typed', { beneficiaryResidentialMunicipality: ' MILANO' }, null, 'facts 2'],
      ['residence not known', { beneficiaryResidentialMunicipality: null }, null, ''],
      ['property not known', { immovableMunicipality: null }, null, ''],
      [
        'abroad',
        { beneficiaryResidentialNation: 'Francia' },
        'immovablePossessionType',
        'facts 4.9',
      ],
      [
        'company',
        { isCompany: true, beneficiaryResidentialMunicipality: 'Bergamo' },
        null,
        'a company has no main home',
      ],
    ],
  ],
  [
    'residence-other-address',
    (
      [
        ['Via Roma', '1', 'Corso Italia', '15', true],
        ['Via Roma', '1', 'via roma', '2', false],
        ['Via Giuseppe Verdi', '1', 'Via G. Verdi', '7', false],
        ['Via Roma', '1', 'Corso Italia', '1', false],
        ['Via Roma', '1/A', 'Corso Italia', '1 a', false],
        ['Via Roma', '1/A', 'Corso Italia', '1A', false],
        ['Via Roma', null, 'Corso Italia', '15', false],
        ['Via Roma', '1', 'Corso Italia', null, false],
        [null, '1', 'Corso Italia', '15', false],
        ['Via Roma', '1', null, '15', false],
        ['Via d’Orsi.', '1', 'Via D Orsi', '3', false],
      ] as const
    )
      .map(([home, number, place, placeNumber, isDoubtful]): Row => [
        `${home} ${number} and ${place} ${placeNumber}`,
        {
          beneficiaryResidentialAddress: home,
          beneficiaryResidentialAddressNumber: number,
          immovableAddress: place,
          immovableAddressNumber: placeNumber,
        },
        isDoubtful ? 'immovablePossessionType' : null,
        'facts 4.9',
      ])
      .concat([
        [
          'another home',
          { ...ELSEWHERE, immovablePossessionType: 1 },
          null,
          'only the main home is where one lives',
        ],
        [
          'another town',
          { ...ELSEWHERE, beneficiaryResidentialMunicipality: 'Bergamo' },
          null,
          'the town is doubted already',
        ],
      ]),
  ],
])('%s', (code, rows) => {
  it.each(rows)('%s', (_what, change, field, _source) => {
    const found = doubtsOf(change).filter((doubt) => doubt.code === code);
    expect(found.map((doubt) => doubt.field)).toStrictEqual(field === null ? [] : [field]);
  });
});

it('rows of products have the doubts of their own', () => {
  const form = validDossierForm({
    manufatti: {
      serramenti: [validWindow(), validWindow({ superficie: 30 })],
      schermature: [validShading({ superficieSchermatura: 60 })],
      chiusure: [validShutter()],
    },
  });
  expect(listRowDoubts(form, 'serramenti', 0)).toEqual([]);
  expect(listRowDoubts(form, 'serramenti', 1).map(({ field }) => field)).toEqual(['superficie']);
  expect(listRowDoubts(form, 'schermature', 0).map(({ code }) => code)).toEqual([
    'product-range',
    'screen-against-glass',
  ]);
  expect(listRowDoubts(form, 'chiusure', 0)).toEqual([]);
});
