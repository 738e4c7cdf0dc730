import { describe, expect, it } from 'vitest';
import { goodForm, goodShading, goodShutter, goodWindow } from '../../test/fixtures.js';
import {
  costCeiling,
  dossierWarnings,
  emptySpese,
  type ClimateZone,
  type DossierForm,
} from '../index.js';

const withWindows = (change: Parameters<typeof goodWindow>[0], form: Partial<DossierForm> = {}) =>
  goodForm({
    manufatti: { serramenti: [goodWindow(change)], schermature: [], chiusure: [] },
    spese: emptySpese(),
    ...form,
  });

describe('warnings', () => {
  it('are none for a good dossier', () => {
    for (const form of [goodForm(), goodForm({ serviceType: 2 })])
      expect(dossierWarnings(form, '2026-11-21')).toEqual([]);
  });

  it('tell of works that are said to be finished on a day to come', () => {
    const form = goodForm({ interventionEndDate: '2026-12-20' });
    const told = (today: string) =>
      dossierWarnings(form, today).map(({ field, message }) => [field, message]);
    expect(told('2026-12-20')).toEqual([]);
    expect(told('2026-12-19')).toEqual([
      [
        'interventionEndDate',
        'La data di ultimazione (20/12/2026) è futura: se i lavori non sono conclusi, indicarla come data stimata e inviare la pratica dopo il collaudo',
      ],
    ]);
    expect(dossierWarnings(goodForm({ interventionEndDate: null }), '2026-12-19')).toEqual([]);
  });

  it('tell of a year that is not the one the works ended in', () => {
    const told = (annoRiferimento: number | null, interventionEndDate: string | null) =>
      dossierWarnings(
        goodForm({ annoRiferimento, interventionStartDate: '2025-11-01', interventionEndDate }),
        '2026-11-21',
      ).map(({ field, message }) => [field, message]);
    expect(told(2025, '2026-01-10')).toEqual([
      [
        'annoRiferimento',
        'L’anno di riferimento (2025) è diverso da quello della data di ultimazione (10/01/2026): ricontrollare quale dei due è giusto',
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
    ['A', 2.6],
    ['B', 2.6],
    ['C', 1.75],
    ['D', 1.67],
    ['E', 1.3],
    ['F', 1],
  ] as [ClimateZone, number][])(
    'tell of a window above the Ecobonus limit in zone %s',
    (immovableClimateZone, limit) => {
      expect(
        dossierWarnings(withWindows({ trasmittanzaPost: limit }, { immovableClimateZone })),
      ).toEqual([]);
      const text = `${limit.toFixed(2).replace('.', ',')} W/m²K`;
      expect(
        dossierWarnings(withWindows({ trasmittanzaPost: limit + 0.01 }, { immovableClimateZone })),
      ).toEqual([
        {
          field: 'manufatti.serramenti.0.trasmittanzaPost',
          limit: text,
          source: 'D.M. 6/8/2020, Allegato E',
          rule: `Trasmittanza massima dei nuovi serramenti in zona climatica ${immovableClimateZone}`,
          message: `Per l’Ecobonus in zona ${immovableClimateZone} la trasmittanza dovrebbe essere al massimo ${text}`,
        },
      ]);
    },
  );

  it('speak of the Ecobonus limit in Ecobonus only, when zone and value are known', () => {
    expect(dossierWarnings(withWindows({ trasmittanzaPost: 1.35 }, { serviceType: 2 }))).toEqual(
      [],
    );
    expect(
      dossierWarnings(withWindows({ trasmittanzaPost: 4 }, { immovableClimateZone: null })),
    ).toEqual([]);
    expect(dossierWarnings(withWindows({ trasmittanzaPost: null }))).toEqual([]);
  });

  it('tell of a window no better than the old one', () => {
    expect(
      dossierWarnings(withWindows({ trasmittanzaPre: 0.9, trasmittanzaPost: 0.9 })),
    ).toMatchObject([
      {
        field: 'manufatti.serramenti.0.trasmittanzaPost',
        limit: '0,90 W/m²K',
        message:
          'La trasmittanza del nuovo serramento non è inferiore a quella del serramento sostituito',
      },
    ]);
    expect(dossierWarnings(withWindows({ trasmittanzaPre: null, trasmittanzaPost: 0.9 }))).toEqual(
      [],
    );
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
      const form = goodForm({
        manufatti: {
          serramenti: [],
          schermature: [],
          chiusure: [goodShutter({ resistenzaTermicaIniziale, resistenzaTermicaFinale })],
        },
      });
      const warnings = dossierWarnings(form).filter(
        ({ field }) => field === 'manufatti.chiusure.0.resistenzaTermicaFinale',
      );
      expect(warnings).toHaveLength(count);
    },
  );

  it('tell of a category that is no home in the services for homes', () => {
    expect(
      dossierWarnings(goodForm({ serviceType: 2, immovableCadastralCode: 'C1' })),
    ).toMatchObject([
      {
        field: 'immovableCadastralCode',
        message:
          'La categoria C/1 non è residenziale: verificare che l’immobile possa accedere a Bonus Casa',
      },
    ]);
    expect(dossierWarnings(goodForm({ immovableCadastralCode: 'C1' }))).toEqual([]);
    expect(dossierWarnings(goodForm({ serviceType: 2, immovableCadastralCode: null }))).toEqual([]);
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
        costCeiling(withWindows({ superficie: 2 }, { immovableClimateZone }), 'Serramenti'),
      ).toBe(2 * alone);
      expect(
        costCeiling(
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
    const form = goodForm({
      manufatti: {
        serramenti: [],
        schermature: [goodShading({ superficieSchermatura: 2 })],
        chiusure: [goodShutter({ superficieChiusura: 1.5 })],
      },
    });
    expect([costCeiling(form, 'Schermature'), costCeiling(form, 'Chiusure')]).toEqual([552, 414]);
  });

  it('are not known without zone, and nothing without surface', () => {
    expect(costCeiling(withWindows({}, { immovableClimateZone: null }), 'Serramenti')).toBeNull();
    const bare = goodForm({
      manufatti: {
        serramenti: [goodWindow({ superficie: null })],
        schermature: [goodShading({ superficieSchermatura: null })],
        chiusure: [goodShutter({ superficieChiusura: null })],
      },
    });
    expect([
      costCeiling(bare, 'Serramenti'),
      costCeiling(bare, 'Schermature'),
      costCeiling(bare, 'Chiusure'),
    ]).toEqual([0, 0, 0]);
    expect(dossierWarnings(bare)).toEqual([]);
  });

  it('warn above, not at the ceiling, and only in Ecobonus', () => {
    const spend = (spesaDetraibileSerramenti: number, form: Partial<DossierForm> = {}) =>
      dossierWarnings(
        withWindows(
          { superficie: 1 },
          { spese: { ...emptySpese(), spesaDetraibileSerramenti }, ...form },
        ),
      );
    expect(spend(780)).toEqual([]);
    expect(spend(780.01)).toMatchObject([
      {
        field: 'spese.spesaDetraibileSerramenti',
        limit: '780,00 €',
        message:
          'La spesa per i serramenti supera il massimale di 780,00 € calcolato sulla superficie',
      },
    ]);
    expect(spend(5000, { serviceType: 2 })).toEqual([]);
    expect(spend(5000, { immovableClimateZone: null })).toEqual([]);
  });
});
