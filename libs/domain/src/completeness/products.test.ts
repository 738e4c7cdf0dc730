import { describe, expect, it } from 'vitest';
import {
  goodForm,
  goodGenerator,
  goodShading,
  goodShutter,
  goodWindow,
} from '../../test/fixtures.js';
import {
  checkChiusura,
  checkSchermatura,
  checkSerramento,
  checkStep,
  emptyChiusura,
  emptyGeneratore,
  emptySchermatura,
  emptySerramento,
  emptySpese,
  ESPOSIZIONI,
  refuseRows,
  rowCount,
  type DossierForm,
  type Manufatti,
} from '../index.js';

const REQUIRED = 'Campo obbligatorio';
const rows = (w: number, s = 0, c = 0): Manufatti => ({
  serramenti: Array.from({ length: w }, () => goodWindow()),
  schermature: Array.from({ length: s }, () => goodShading()),
  chiusure: Array.from({ length: c }, () => goodShutter()),
});
const byField = (errors: readonly { field: string; message: string }[]) =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));
const WINDOWS = 'Il numero massimo di serramenti che è possibile aggiungere è 10';
const SHADINGS =
  'Il numero massimo tra schermature e chiusure oscuranti che è possibile aggiungere è 10';
const EACH = 'Il numero massimo per ogni tipologia di manufatto è 10';

describe('manufatti', () => {
  it('needs a row', () => {
    expect(checkStep(goodForm({ manufatti: rows(0) }), 'manufatti')).toEqual([
      { field: 'manufatti', message: 'Inserire almeno un manufatto' },
    ]);
    for (const manufatti of [rows(1), rows(0, 1), rows(0, 0, 1), rows(10, 5, 5)])
      expect(checkStep(goodForm({ manufatti }), 'manufatti')).toEqual([]);
  });

  it('counts the rows of all three lists', () => {
    expect([rowCount(rows(0)), rowCount(rows(1, 2, 3)), rowCount(rows(1, 0, 1))]).toEqual([
      0, 6, 2,
    ]);
  });

  it('has row limits', () => {
    expect(checkStep(goodForm({ manufatti: rows(11) }), 'manufatti')).toEqual([
      { field: 'manufatti.serramenti', message: WINDOWS },
    ]);
    expect(checkStep(goodForm({ manufatti: rows(0, 6, 5) }), 'manufatti')).toEqual([
      { field: 'manufatti.schermature', message: SHADINGS },
    ]);
    expect(checkStep(goodForm({ manufatti: rows(0, 5, 6) }), 'manufatti')).toEqual([
      { field: 'manufatti.chiusure', message: SHADINGS },
    ]);
  });

  it.each([
    ['serramenti', rows(4, 10), 6, null],
    ['serramenti', rows(4), 7, WINDOWS],
    ['schermature', rows(10, 4, 4), 2, null],
    ['schermature', rows(0, 4, 4), 3, SHADINGS],
    ['chiusure', rows(0, 10), 1, SHADINGS],
    ['chiusure', rows(0), 10, null],
    ['serramenti', rows(0), 11, EACH],
    ['serramenti', rows(0), -1, EACH],
    ['chiusure', rows(0), 1.5, EACH],
    ['schermature', rows(0), 0, null],
  ] as const)('adding to %s', (list, manufatti, count, message) =>
    expect(refuseRows(manufatti, list, count)).toBe(message),
  );

  it('are windows only in Bonus Casa and Bonus Sicurezza', () => {
    for (const serviceType of [2, 3] as const) {
      expect(
        byField(checkStep(goodForm({ serviceType, manufatti: rows(1, 1, 1) }), 'manufatti')),
      ).toEqual({
        'manufatti.schermature': 'Per questo servizio è possibile inserire solo serramenti',
        'manufatti.chiusure': 'Per questo servizio è possibile inserire solo serramenti',
      });
    }
  });

  it('names the row', () => {
    const manufatti = {
      serramenti: [goodWindow(), goodWindow({ superficie: null })],
      schermature: [goodShading({ tipologia: null })],
      chiusure: [goodShutter({ tipologiaPre: null })],
    };
    expect(checkStep(goodForm({ manufatti }), 'manufatti').map(({ field }) => field)).toEqual([
      'manufatti.serramenti.1.superficie',
      'manufatti.schermature.0.tipologia',
      'manufatti.chiusure.0.tipologiaPre',
    ]);
  });
});

describe('a window', () => {
  it.each([
    ['portoncino', 'singolo', true],
    ['portoncino', 'doppio', true],
    ['portoncino', 'opaco', false],
    ['finestra', 'doppio', false],
    ['cielino', 'doppio', false],
    [null, 'doppio', false],
  ] as const)('%s with %s before', (tipologiaInfisso, tipologiaVetroPre, isRefused) => {
    const errors = checkSerramento(
      goodWindow({ tipologiaInfisso, tipologiaVetroPre }),
      goodForm({ serviceType: 2 }),
    );
    expect(errors).toEqual(
      isRefused
        ? [{ field: 'tipologiaVetroPre', message: 'Un portoncino ha sempre un pannello opaco' }]
        : [],
    );
  });

  it('needs type and frames in Ecobonus only', () => {
    const empty = { ...emptySerramento(), confine: null };
    expect(checkSerramento(empty, goodForm()).map(({ field }) => field)).toEqual([
      'tipologiaInfisso',
      'confine',
      'superficie',
      'tipologiaTelaioPre',
      'tipologiaTelaioPost',
      'tipologiaVetroPre',
      'tipologiaVetroPost',
      'trasmittanzaPre',
      'trasmittanzaPost',
    ]);
    expect(byField(checkSerramento(empty, goodForm({ serviceType: 2 })))).toEqual({
      confine: REQUIRED,
      superficie: REQUIRED,
      tipologiaVetroPre: REQUIRED,
      tipologiaVetroPost: REQUIRED,
      trasmittanzaPre: REQUIRED,
      trasmittanzaPost: REQUIRED,
    });
    expect(checkSerramento(goodWindow(), goodForm(), 'x.')).toEqual([]);
  });

  it.each([
    ['A', 3, '3'],
    ['B', 3, '3'],
    ['C', 2, '2'],
    ['D', 1.8, '1,8'],
    ['E', 1.4, '1,4'],
    ['F', 1, '1'],
  ] as const)('in zone %s may have at most %s', (immovableClimateZone, limit, text) => {
    const check = (trasmittanzaPost: number) =>
      checkSerramento(goodWindow({ trasmittanzaPost }), goodForm({ immovableClimateZone }));
    expect(check(limit)).toEqual([]);
    expect(check(limit + 0.01)).toEqual([
      { field: 'trasmittanzaPost', message: `Il valore deve essere <= ${text} W/m2K` },
    ]);
  });

  it('has no limit while the zone is not known', () => {
    expect(
      checkSerramento(
        goodWindow({ trasmittanzaPost: 9 }),
        goodForm({ immovableClimateZone: null }),
      ),
    ).toEqual([]);
  });

  it('has quantities above zero', () => {
    expect(
      checkSerramento(
        goodWindow({ superficie: 0, trasmittanzaPre: 0, trasmittanzaPost: 0 }),
        goodForm(),
      ).map(({ field }) => field),
    ).toEqual(['superficie', 'trasmittanzaPre', 'trasmittanzaPost']);
  });
});

describe('a shading', () => {
  it('needs what the specification lists', () => {
    const empty = {
      ...emptySchermatura(),
      installazione: null,
      modalitaCalcoloResistenzaTermica: null,
    };
    expect(byField(checkSchermatura(empty, goodForm()))).toEqual(
      Object.fromEntries(
        [
          'tipologia',
          'installazione',
          'superficieSchermatura',
          'superficieFinestrata',
          'tipologiaFinestra',
          'esposizione',
          'tipologiaVetrata',
          'trasmissioneSolare',
          'materialeSchermatura',
          'meccanismoRegolazione',
          'modalitaCalcoloResistenzaTermica',
        ].map((field) => [field, REQUIRED]),
      ),
    );
    expect(checkSchermatura(goodShading(), goodForm())).toEqual([]);
  });

  it.each(ESPOSIZIONI.map(({ value }) => value))('facing %s', (esposizione) => {
    const isAllowed = ['est', 'sudEst', 'sud', 'sudOvest', 'ovest'].includes(esposizione);
    expect(checkSchermatura(goodShading({ esposizione }), goodForm()).length).toBe(
      isAllowed ? 0 : 1,
    );
    expect(checkChiusura(goodShutter({ esposizione }), goodForm())).toEqual([]);
  });

  it.each([
    [0, true],
    [0.35, true],
    [35, true],
    [0.36, false],
    [1, false],
    [36, false],
  ])('with a solar transmission of %s is good: %s', (trasmissioneSolare, isGood) => {
    const expected = isGood
      ? []
      : [
          {
            field: 'r.trasmissioneSolare',
            message: 'Il fattore di trasmissione solare può avere un valore massimo di 0,35',
          },
        ];
    expect(checkSchermatura(goodShading({ trasmissioneSolare }), goodForm(), 'r.')).toEqual(
      expected,
    );
    expect(checkChiusura(goodShutter({ trasmissioneSolare }), goodForm(), 'r.')).toEqual(expected);
  });
});

describe('a shutter', () => {
  it('needs what the specification lists', () => {
    const empty = {
      ...emptyChiusura(),
      installazione: null,
      modalitaCalcoloResistenzaTermica: null,
    };
    expect(byField(checkChiusura(empty, goodForm()))).toEqual(
      Object.fromEntries(
        [
          'tipologiaPre',
          'tipologiaPost',
          'installazione',
          'superficieChiusura',
          'superficieFinestrata',
          'permeabilitaAria',
          'esposizione',
          'resistenzaTermicaIniziale',
          'resistenzaTermicaFinale',
          'modalitaCalcoloResistenzaTermica',
          'trasmissioneSolare',
          'uwInfissoChiusura',
          'meccanismoRegolazione',
        ].map((field) => [field, REQUIRED]),
      ),
    );
    expect(
      checkChiusura(goodShutter({ tipologiaPre: 6, resistenzaTermicaIniziale: 0 }), goodForm()),
    ).toEqual([]);
  });
});

describe('impianto', () => {
  const check = (change: Partial<DossierForm>) => byField(checkStep(goodForm(change), 'impianto'));

  it('needs plant, carrier and a whole generator with windows', () => {
    expect(check({})).toEqual({});
    expect(check({ tipoImpianto: null, vettoreEnergetico: null, generatori: [] })).toEqual({
      tipoImpianto: REQUIRED,
      vettoreEnergetico: REQUIRED,
      generatori: 'Inserire almeno un generatore',
    });
    expect(check({ generatori: [goodGenerator(), emptyGeneratore()] })).toEqual({
      'generatori.1.tipoGeneratore': REQUIRED,
      'generatori.1.numeroGeneratore': REQUIRED,
      'generatori.1.rendimentoMaxPotenza': REQUIRED,
      'generatori.1.potenzaUtileNominale': REQUIRED,
    });
    expect(check({ generatori: [goodGenerator({ potenzaUtileNominale: 0 })] })).toEqual({
      'generatori.0.potenzaUtileNominale': 'Il valore deve essere maggiore di zero',
    });
  });

  it('passes without windows, unless a generator was begun', () => {
    expect(
      check({
        manufatti: rows(0, 1),
        tipoImpianto: null,
        vettoreEnergetico: null,
        generatori: [emptyGeneratore()],
      }),
    ).toEqual({});
    expect(
      check({ manufatti: rows(0, 1), generatori: [goodGenerator({ numeroGeneratore: null })] }),
    ).toEqual({ 'generatori.0.numeroGeneratore': REQUIRED });
  });

  it('needs the EER with shading and summer cooling', () => {
    const cooling = { impiantoClimatizzazioneEstiva: true };
    expect(check({ ...cooling, manufatti: rows(0, 1) })).toEqual({ valoreEer: REQUIRED });
    expect(check({ ...cooling, manufatti: rows(0, 1), valoreEer: 0 })).toEqual({
      valoreEer: 'Il valore deve essere maggiore di zero',
    });
    expect(check({ ...cooling, manufatti: rows(0, 1), valoreEer: 3.2 })).toEqual({});
    expect([
      check({ ...cooling, manufatti: rows(1, 0, 1) }),
      check({ manufatti: rows(0, 1) }),
    ]).toEqual([{}, {}]);
  });

  it('is no step of the other services', () => {
    expect(check({ serviceType: 2, generatori: [], tipoImpianto: null })).toEqual({});
  });
});

describe('spese', () => {
  it('needs both costs of each product type present', () => {
    const form = goodForm({ manufatti: rows(1, 1, 1), spese: emptySpese() });
    expect(byField(checkStep(form, 'spese'))).toEqual(
      Object.fromEntries(
        [
          'spesaDetraibileSerramenti',
          'speseProfessionaliSerramenti',
          'spesaDetraibileSchermature',
          'speseProfessionaliSchermature',
          'spesaDetraibileChiusure',
          'speseProfessionaliChiusure',
        ].map((field) => [`spese.${field}`, REQUIRED]),
      ),
    );
    expect(
      checkStep(goodForm({ manufatti: rows(0, 0, 1), spese: emptySpese() }), 'spese').map(
        ({ field }) => field,
      ),
    ).toEqual(['spese.spesaDetraibileChiusure', 'spese.speseProfessionaliChiusure']);
    expect(checkStep(goodForm(), 'spese')).toEqual([]);
    expect(checkStep({ ...form, serviceType: 3 }, 'spese')).toEqual([]);
  });
});
