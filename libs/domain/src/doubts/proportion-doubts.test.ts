import { describe, expect, it } from '@jest/globals';
import { doubtsOf, oneWindow, oneShading, oneShutter } from '../../test/doubt-fixtures.js';
import { NO_PRODUCTS, validWindow } from '../../test/dossier-fixtures.js';
import type { DossierForm } from '../index.js';

describe('what products and building say of each other', () => {
  const recent = (
    immovableEstimatedYearOfConstruction: string | null,
    row: Parameters<typeof validWindow>[0] = {},
  ) => ({ immovableEstimatedYearOfConstruction, ...oneWindow(row) });
  it.each<[string, Partial<DossierForm>, string | null]>([
    ['single glass of 2022', recent('2022'), 'trasmittanzaPre'],
    ['single glass of 2010', recent('2010'), 'trasmittanzaPre'],
    ['single glass of 2009', recent('2009'), null],
    ['single glass of an old house', recent('anni 60'), null],
    ['single glass, year not told', recent(null), null],
    ['double glass', recent('2022', { tipologiaVetroPre: 'doppio', trasmittanzaPre: 4.99 }), null],
    [
      'double glass as bad as single glass',
      recent('2022', { tipologiaVetroPre: 'doppio', trasmittanzaPre: 5 }),
      'trasmittanzaPre',
    ],
    ['single glass with a better value', recent('2022', { trasmittanzaPre: 4 }), 'trasmittanzaPre'],
    ['a value not typed', recent('2022', { trasmittanzaPre: null }), null],
    [
      'a front door',
      recent('2022', {
        tipologiaInfisso: 'portoncino',
        tipologiaVetroPre: 'opaco',
        trasmittanzaPre: 5.3,
      }),
      null,
    ],
  ])('%s', (_what, change, field) => {
    expect(doubtsOf(change, 'old-window-recent-building').map((doubt) => doubt.field)).toEqual(
      field === null ? [] : [`manufatti.serramenti.0.${field}`],
    );
  });

  it.each([
    ['interna', true],
    ['esterna', false],
    [null, false],
  ] as const)('a shutter fitted %s is doubted: %s', (installazione, is) => {
    expect(
      doubtsOf(oneShutter({ installazione }), 'shutter-inside').map(({ field }) => field),
    ).toEqual(is ? ['manufatti.chiusure.0.installazione'] : []);
  });
});

describe('surfaces in proportion', () => {
  it.each<[string, Partial<DossierForm>, string | null, string]>([
    [
      '500 m² of windows in 96 m²',
      {
        immovableSurfaceArea: 96,
        manufatti: {
          ...NO_PRODUCTS,
          serramenti: [
            validWindow(),
            validWindow({ superficie: 490 }),
            validWindow({ superficie: 8 }),
          ],
        },
      },
      'manufatti.serramenti.1.superficie',
      'facts 2',
    ],
    [
      'half the floor',
      { immovableSurfaceArea: 40, ...oneWindow({ superficie: 20 }) },
      null,
      'most',
    ],
    [
      'more than half',
      { immovableSurfaceArea: 40, ...oneWindow({ superficie: 20.01 }) },
      'manufatti.serramenti.0.superficie',
      'most',
    ],
    ['no floor known', { immovableSurfaceArea: null, ...oneWindow({ superficie: 500 }) }, null, ''],
    ['no floor', { immovableSurfaceArea: 0, ...oneWindow({ superficie: 500 }) }, null, ''],
    ['no surface yet', { ...oneWindow({ superficie: null }) }, null, ''],
    [
      'shadings as large as the floor',
      { immovableSurfaceArea: 40, ...oneShading({ superficieSchermatura: 40 }) },
      null,
      'terraces',
    ],
    [
      'shadings larger than the floor',
      { immovableSurfaceArea: 40, ...oneShading({ superficieSchermatura: 41 }) },
      'manufatti.schermature.0.superficieSchermatura',
      'terraces',
    ],
    [
      'shutters on half the floor',
      { immovableSurfaceArea: 40, ...oneShutter({ superficieChiusura: 20 }) },
      null,
      'as windows',
    ],
    [
      'shutters on more',
      { immovableSurfaceArea: 40, ...oneShutter({ superficieChiusura: 21 }) },
      'manufatti.chiusure.0.superficieChiusura',
      'as windows',
    ],
  ])('%s', (_what, change, field) => {
    expect(doubtsOf(change, 'products-against-floor').map((doubt) => doubt.field)).toEqual(
      field === null ? [] : [field],
    );
  });

  it('are said with both of them', () => {
    expect(
      doubtsOf(
        { immovableSurfaceArea: 96, ...oneWindow({ superficie: 500 }) },
        'products-against-floor',
      ),
    ).toMatchObject([
      {
        value: '500 m²',
        limit: '48 m²',
        message:
          'In tutto i serramenti misurano 500 m², troppo per 96 m² di superficie utile: ricontrolla le superfici',
      },
    ]);
  });

  it('are those of shadings and of shutters too', () => {
    const floor = { immovableSurfaceArea: 40 };
    const messages = [
      { ...floor, ...oneShading({ superficieSchermatura: 41 }) },
      { ...floor, ...oneShutter({ superficieChiusura: 21 }) },
    ].map((change) => doubtsOf(change, 'products-against-floor')[0]?.message);
    expect(messages).toEqual([
      'In tutto le schermature misurano 41 m², troppo per 40 m² di superficie utile: ricontrolla le superfici',
      'In tutto le chiusure misurano 21 m², troppo per 40 m² di superficie utile: ricontrolla le superfici',
    ]);
  });

  it.each([
    ['schermature', 4, 1, false],
    ['schermature', 4.01, 1, true],
    ['schermature', 1, 4, false],
    ['schermature', 1, 4.01, true],
    ['schermature', 0, 4, false],
    ['schermature', 1, 0, false],
    ['schermature', null, 4, false],
    ['schermature', 4, null, false],
    ['chiusure', 3, 1, false],
    ['chiusure', 3.01, 1, true],
    ['chiusure', 1, 3, false],
    ['chiusure', 1, 3.01, true],
  ] as const)(
    '%s of %s m² on %s m² of glass: %s',
    (list, surface, superficieFinestrata, isDoubtful) => {
      const change =
        list === 'schermature'
          ? oneShading({ superficieSchermatura: surface, superficieFinestrata })
          : oneShutter({ superficieChiusura: surface, superficieFinestrata });
      const name = list === 'schermature' ? 'superficieSchermatura' : 'superficieChiusura';
      expect(doubtsOf(change, 'screen-against-glass').map(({ field }) => field)).toStrictEqual(
        isDoubtful ? [`manufatti.${list}.0.${name}`] : [],
      );
    },
  );

  it('of screen and glass are both named in the doubt', () => {
    expect(
      doubtsOf(
        oneShading({ superficieSchermatura: 12, superficieFinestrata: 1.5 }),
        'screen-against-glass',
      ),
    ).toMatchObject([
      {
        value: '12 m²',
        limit: '1,5 m² di finestra',
        message:
          'La superficie (12 m²) è fuori proporzione con quella finestrata (1,5 m²): ricontrolla le due superfici',
      },
    ]);
  });
});

describe('a window better than it can be', () => {
  it.each([
    ['finestra', 'doppio', 'pvc', 0.79, true],
    ['finestra', 'doppio', 'pvc', 0.8, false],
    ['finestra', 'triplo', 'pvc', 0.7, false],
    ['finestra', 'triplo', 'metalloFreddo', 1.59, true],
    ['finestra', 'triplo', 'metalloFreddo', 1.6, false],
    ['finestra', 'doppio', 'metalloFreddo', 1.2, true],
    ['portoncino', 'doppio', 'metalloFreddo', 0.7, false],
    ['finestra', 'doppio', 'pvc', 0, false],
    ['finestra', 'doppio', 'pvc', null, false],
  ] as const)(
    '%s, %s, %s, %s: %s',
    (tipologiaInfisso, tipologiaVetroPost, tipologiaTelaioPost, trasmittanzaPost, isDoubtful) => {
      const row = { tipologiaInfisso, tipologiaVetroPost, tipologiaTelaioPost, trasmittanzaPost };
      expect(doubtsOf(oneWindow(row), 'window-too-good').map(({ field }) => field)).toEqual(
        isDoubtful ? ['manufatti.serramenti.0.trasmittanzaPost'] : [],
      );
    },
  );

  it('is said with what is possible', () => {
    expect(
      doubtsOf(
        oneWindow({ tipologiaVetroPost: 'doppio', trasmittanzaPost: 0.7 }),
        'window-too-good',
      ),
    ).toMatchObject([
      {
        value: '0,70 W/m²K',
        limit: 'almeno 0,80 W/m²K',
        message:
          'Con questo vetro e questo telaio una trasmittanza di 0,70 W/m²K è insolita, di solito è almeno 0,80: ricontrolla sulla DoP il valore Uw, non quello del vetro',
      },
    ]);
  });

  // The old one by the table of the specification: a single pane in soft wood has 5.
  it.each([
    ['singolo', 2.49, true],
    ['singolo', 2.5, false],
    ['singolo', 0, false],
    ['singolo', null, false],
    [null, 0.7, false],
  ] as const)(
    'before the works, with %s glass: %s is doubted: %s',
    (tipologiaVetroPre, trasmittanzaPre, isDoubtful) => {
      const found = doubtsOf(
        oneWindow({ tipologiaVetroPre, trasmittanzaPre }),
        'old-window-too-good',
      );
      expect(found).toMatchObject(
        isDoubtful
          ? [
              {
                field: 'manufatti.serramenti.0.trasmittanzaPre',
                value: '2,49 W/m²K',
                limit: '5,00 W/m²K',
                message:
                  'Per il vecchio serramento 2,49 W/m²K è meno della metà del valore usuale (5,00): ricontrolla il numero',
              },
            ]
          : [],
      );
      expect(found).toHaveLength(isDoubtful ? 1 : 0);
    },
  );
});
