import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  type ClimateZone,
  type DossierForm,
  BUILT_IN_SETTINGS,
  applyPatches,
  formatLimit,
  createEmptySpese,
  listDateWarnings,
  createAllRules,
} from '../index.js';

const { calculateCostCeiling, listDossierWarnings } = createAllRules(BUILT_IN_SETTINGS);

const withWindows = (change: Parameters<typeof validWindow>[0], form: Partial<DossierForm> = {}) =>
  validDossierForm({
    manufatti: { serramenti: [validWindow(change)], schermature: [], chiusure: [] },
    spese: createEmptySpese(),
    ...form,
  });

describe('warnings', () => {
  it('are none for a good dossier', () => {
    for (const form of [validDossierForm(), validDossierForm({ serviceType: 2 })])
      expect(listDossierWarnings(form, '2026-11-21')).toEqual([]);
  });

  it('come in the order of the steps, whichever rule finds them', () => {
    const form = validDossierForm({
      immovableUnitNumber: 0,
      generatori: [validGenerator({ tipoGeneratore: 'pompaCalore', rendimentoMaxPotenza: 350 })],
      vettoreEnergetico: 'metano',
    });
    expect(listDossierWarnings(form, '2026-11-21').map(({ field }) => field)).toEqual([
      'immovableUnitNumber',
      'vettoreEnergetico',
    ]);
  });

  it.each([
    ['2025-12-10', 2025, false, 'spec wizard 2'],
    ['2025-12-10', 2026, false, 'opening of 22/1/2026 for expenses of 2026'],
    ['2026-01-10', 2025, true, 'no opening for expenses of 2025'],
    ['2024-12-10', 2026, true, 'opening for works ended in 2025 only'],
    ['2025-12-10', 2027, true, 'another year of expense'],
    [null, 2026, false, 'asked for elsewhere'],
  ])(
    'works ended %s, year %s: doubted %s (%s)',
    (interventionEndDate, annoRiferimento, is, _source) => {
      const fields = listDossierWarnings(
        validDossierForm({ interventionStartDate: null, interventionEndDate, annoRiferimento }),
        '2026-11-21',
      ).map(({ field }) => field);
      expect(fields.includes('annoRiferimento')).toBe(is);
    },
  );

  it('at the field report works with a future end date, which block the sending', () => {
    const told = (interventionEndDate: string | null) =>
      listDateWarnings({ interventionEndDate }, '2026-12-19').map(({ message }) => message);
    expect([told('2026-12-19'), told(null)]).toEqual([[], []]);
    expect(told('2026-12-20')).toEqual([
      'La data di ultimazione (20/12/2026) è futura: se i lavori non sono conclusi, indicarla come data stimata e inviare la pratica dopo il collaudo',
    ]);
  });

  it.each([
    ['2008-11-21', false, 0],
    ['2008-11-22', false, 1],
    ['2024-03-01', false, 1],
    ['2024-03-01', true, 0],
    [null, false, 0],
  ] as [string | null, boolean, number][])(
    'doubt a beneficiary born on %s (company: %s) %s times',
    (beneficiaryBirthDate, isCompany, count) => {
      const form = validDossierForm({ beneficiaryBirthDate, isCompany });
      expect(
        listDossierWarnings(form, '2026-11-21').filter(
          ({ field }) => field === 'beneficiaryBirthDate',
        ),
      ).toHaveLength(count);
    },
  );

  it.each([
    ['pompaCalore', 'metano', 1],
    ['pompaCalore', 'energiaElettrica', 0],
    ['caldaiaCondensazione', 'metano', 0],
  ] as const)('of a %s with %s are %s', (tipoGeneratore, vettoreEnergetico, count) => {
    const form = validDossierForm({
      vettoreEnergetico,
      generatori: [
        validGenerator({
          tipoGeneratore,
          rendimentoMaxPotenza: tipoGeneratore === 'pompaCalore' ? 3.5 : 98,
        }),
      ],
    });
    const warnings = listDossierWarnings(form, '2026-11-21');
    expect(warnings).toHaveLength(count);
    for (const { remedy } of warnings) {
      expect(remedy?.label).toBe('Metti energia elettrica');
      expect(listDossierWarnings(applyPatches(form, remedy?.patches ?? []), '2026-11-21')).toEqual(
        [],
      );
    }
  });

  it('report a year that differs from the year in which the works ended', () => {
    const told = (annoRiferimento: number | null, interventionEndDate: string | null) =>
      listDossierWarnings(
        validDossierForm({
          annoRiferimento,
          interventionStartDate: '2025-11-01',
          interventionEndDate,
        }),
        '2026-11-21',
      )
        .filter(({ field }) => field === 'annoRiferimento')
        .map(({ field, message }) => [field, message]);
    expect(told(2025, '2026-01-10')).toEqual([
      [
        'annoRiferimento',
        'L’anno di riferimento (2025) è diverso da quello della data di ultimazione (10/01/2026): ricontrolla quale dei due è giusto',
      ],
    ]);
    for (const [year, end] of [
      [2025, '2025-12-31'],
      [2026, '2026-01-01'],
      [null, '2026-01-10'],
      [2025, null],
    ] as const)
      expect(told(year, end)).toEqual([]);
  });

  it.each([
    ['A', 2.6, '3,00'],
    ['B', 2.6, '3,00'],
    ['C', 1.75, '2,00'],
    ['D', 1.67, '1,80'],
    ['E', 1.3, '1,40'],
  ] as [ClimateZone, number, string][])(
    'report a window above the Ecobonus limit in zone %s',
    (immovableClimateZone, limit, hard) => {
      expect(
        listDossierWarnings(withWindows({ trasmittanzaPost: limit }, { immovableClimateZone })),
      ).toEqual([]);
      const text = `${limit.toFixed(2).replace('.', ',')} W/m²K`;
      expect(
        listDossierWarnings(
          withWindows({ trasmittanzaPost: limit + 0.01 }, { immovableClimateZone }),
        ),
      ).toEqual([
        {
          field: 'manufatti.serramenti.0.trasmittanzaPost',
          limit: text,
          source: 'D.M. 6/8/2020, Allegato E',
          rule: `Trasmittanza massima dei nuovi serramenti in zona climatica ${immovableClimateZone} per l’Ecobonus`,
          message: `Con ${formatLimit(limit + 0.01)} W/m²K l’Ecobonus non spetta: in zona ${immovableClimateZone} la trasmittanza deve essere ≤ ${text} (D.M. 6/8/2020, Allegato E) e il sito ENEA non accetta il serramento. Lo stesso serramento è in regola come Bonus Casa, fino a ${hard} W/m²K: cambia il servizio o ricontrolla il valore sul certificato`,
          remedy: {
            label: 'Passa a Bonus Casa',
            patches: [{ field: 'serviceType', value: 2 }],
          },
        },
      ]);
    },
  );

  it.each([
    ['A', 3],
    ['B', 3],
    ['C', 2],
    ['D', 1.8],
    ['E', 1.4],
    ['F', 1],
  ] as [ClimateZone, number][])(
    'leave a window above the limit of zone %s to the error',
    (immovableClimateZone, limit) => {
      expect(
        listDossierWarnings(
          withWindows({ trasmittanzaPost: limit + 0.01 }, { immovableClimateZone }),
        ),
      ).toEqual([]);
    },
  );

  it('speak of the Ecobonus limit in Ecobonus only, when zone and value are known', () => {
    expect(
      listDossierWarnings(withWindows({ trasmittanzaPost: 1.35 }, { serviceType: 2 })),
    ).toEqual([]);
    expect(
      listDossierWarnings(withWindows({ trasmittanzaPost: 4 }, { immovableClimateZone: null })),
    ).toEqual([]);
    expect(listDossierWarnings(withWindows({ trasmittanzaPost: null }))).toEqual([]);
  });

  it('offer Bonus Casa once for all windows, which settles them', () => {
    const form = validDossierForm({
      manufatti: {
        ...validDossierForm().manufatti,
        serramenti: [1.38, 1.35, 1.2].map((trasmittanzaPost) =>
          validWindow({ trasmittanzaPost, trasmittanzaPre: 1.29 }),
        ),
      },
    });
    const doubts = listDossierWarnings(form).filter(({ message }) =>
      message.includes('l’Ecobonus non spetta'),
    );
    expect(doubts.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Serramenti 1 e 2, ciascuno con il suo valore \(il primo\): con 1,38/),
      expect.stringMatching(/^Serramenti 1, 2 e 3: il vecchio serramento/),
    ]);
    const remedies = doubts.flatMap(({ remedy }) => remedy ?? []);
    expect(remedies).toHaveLength(1);
    const changed = applyPatches(form, remedies[0]?.patches ?? []);
    expect(
      listDossierWarnings(changed).filter(({ message }) => message.includes('Ecobonus')),
    ).toEqual([]);
  });

  it('report a window no better than the old one', () => {
    expect(
      listDossierWarnings(
        withWindows(
          { trasmittanzaPre: 1.3, trasmittanzaPost: 1.3, tipologiaInfisso: null },
          { serviceType: 2 },
        ),
      ),
    ).toMatchObject([
      {
        field: 'manufatti.serramenti.0.trasmittanzaPost',
        limit: '1,30 W/m²K',
        message:
          'La trasmittanza del nuovo serramento non è inferiore a quella del serramento sostituito',
      },
    ]);
    expect(
      listDossierWarnings(withWindows({ trasmittanzaPre: null, trasmittanzaPost: 0.9 })),
    ).toEqual([]);
  });

  it.each([
    [0.12, 0.26, 0],
    [0.12, 0.12, 1],
    [0.12, 0.08, 1],
    [null, 0.1, 0],
    [0.1, null, 0],
  ])(
    'with resistances %s before and %s after are %s',
    (resistenzaTermicaIniziale, resistenzaTermicaFinale, count) => {
      const form = validDossierForm({
        manufatti: {
          serramenti: [],
          schermature: [],
          chiusure: [validShutter({ resistenzaTermicaIniziale, resistenzaTermicaFinale })],
        },
      });
      const warnings = listDossierWarnings(form).filter(
        ({ field }) => field === 'manufatti.chiusure.0.resistenzaTermicaFinale',
      );
      expect(warnings).toHaveLength(count);
    },
  );

  it.each([
    ['A1', null],
    ['A9', null],
    ['A11', null],
    ['A10', 'La categoria A/10 non è residenziale: verifica che l’immobile possa accedere a '],
    ['B1', 'La categoria B/1 non è residenziale: verifica che l’immobile possa accedere a '],
    ['D2', 'La categoria D/2 non è residenziale: verifica che l’immobile possa accedere a '],
    ['D8', 'La categoria D/8 non è residenziale: verifica che l’immobile possa accedere a '],
    ['altro', 'La categoria Altro non è residenziale: verifica che l’immobile possa accedere a '],
    [
      'C2',
      'La categoria C/2 non è un’abitazione: Bonus Casa spetta solo se l’immobile è pertinenza di una casa, ricontrolla sulla visura',
    ],
    [
      'C6',
      'La categoria C/6 non è un’abitazione: Bonus Casa spetta solo se l’immobile è pertinenza di una casa, ricontrolla sulla visura',
    ],
  ] as const)('of a category %s in Bonus Casa: %s', (immovableCadastralCode, message) => {
    const told = (serviceType: 1 | 2 | 3) =>
      listDossierWarnings(validDossierForm({ serviceType, immovableCadastralCode }), '2026-11-21')
        .filter(({ field }) => field === 'immovableCadastralCode')
        .map((warning) => warning.message);
    const isStart = message?.endsWith(' ') ?? false;
    expect(told(2)).toEqual(message === null ? [] : [isStart ? `${message}Bonus Casa` : message]);
    expect(told(3)).toEqual(
      message === null
        ? []
        : [
            isStart
              ? `${message}Bonus Sicurezza`
              : message.replace('Bonus Casa', 'Bonus Sicurezza'),
          ],
    );
  });

  it('report a non-residential category in the services for homes', () => {
    expect(
      listDossierWarnings(validDossierForm({ serviceType: 2, immovableCadastralCode: 'C1' })),
    ).toMatchObject([
      {
        field: 'immovableCadastralCode',
        message:
          'La categoria C/1 non è residenziale: verifica che l’immobile possa accedere a Bonus Casa',
      },
    ]);
    expect(
      listDossierWarnings(
        validDossierForm({ immovableCadastralCode: 'C1', immovableParticularUse: 4 }),
      ),
    ).toEqual([]);
    expect(
      listDossierWarnings(validDossierForm({ serviceType: 2, immovableCadastralCode: null })),
    ).toEqual([]);
  });
});

describe('cost ceilings', () => {
  it.each([
    ['A', 660, 780],
    ['B', 660, 780],
    ['C', 660, 780],
    ['D', 780, 900],
    ['E', 780, 900],
    ['F', 780, 900],
  ] as [ClimateZone, number, number][])(
    'of windows in zone %s are %s, with shutter %s per square metre',
    (immovableClimateZone, alone, withShutter) => {
      expect(
        calculateCostCeiling(
          withWindows({ superficie: 2 }, { immovableClimateZone }),
          'Serramenti',
        ),
      ).toBe(2 * alone);
      expect(
        calculateCostCeiling(
          withWindows(
            { superficie: 2, installazioneChiusuraOscurante: true },
            { immovableClimateZone },
          ),
          'Serramenti',
        ),
      ).toBe(2 * withShutter);
    },
  );

  it('of shadings and shutters are 276 per square metre', () => {
    const form = validDossierForm({
      manufatti: {
        serramenti: [],
        schermature: [validShading({ superficieSchermatura: 2 })],
        chiusure: [validShutter({ superficieChiusura: 1.5 })],
      },
    });
    expect([
      calculateCostCeiling(form, 'Schermature'),
      calculateCostCeiling(form, 'Chiusure'),
    ]).toEqual([552, 414]);
  });

  it('are not known without zone, and nothing without surface', () => {
    expect(
      calculateCostCeiling(withWindows({}, { immovableClimateZone: null }), 'Serramenti'),
    ).toBeNull();
    const bare = validDossierForm({
      manufatti: {
        serramenti: [validWindow({ superficie: null })],
        schermature: [validShading({ superficieSchermatura: null })],
        chiusure: [validShutter({ superficieChiusura: null })],
      },
    });
    expect([
      calculateCostCeiling(bare, 'Serramenti'),
      calculateCostCeiling(bare, 'Schermature'),
      calculateCostCeiling(bare, 'Chiusure'),
    ]).toEqual([0, 0, 0]);
    expect(listDossierWarnings(bare)).toEqual([]);
  });

  // D.M. 14/2/2022 limits the supply alone, without VAT and fitting, which the sum has in it.
  it('say nothing of a sum', () => {
    const spese = { ...createEmptySpese(), spesaDetraibileSerramenti: 5_000 };
    expect(listDossierWarnings(withWindows({ superficie: 1 }, { spese }))).toEqual([]);
  });
});
