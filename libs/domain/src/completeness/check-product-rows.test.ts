import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  ESPOSIZIONI,
  type DossierForm,
  type Generatore,
  type Manufatti,
  BUILT_IN_SETTINGS,
  completeDossierForm,
  createDossierRules,
  createEmptyChiusura,
  createEmptyGeneratore,
  createEmptySchermatura,
  createEmptySerramento,
  createEmptySpese,
  validateAddedRows,
  countProductRows,
} from '../index.js';

const { checkChiusura, checkSchermatura, checkSerramento, checkStep } =
  createDossierRules(BUILT_IN_SETTINGS);

const REQUIRED = 'Campo obbligatorio';
const rows = (w: number, s = 0, c = 0): Manufatti => ({
  serramenti: Array.from({ length: w }, () => validWindow()),
  schermature: Array.from({ length: s }, () => validShading()),
  chiusure: Array.from({ length: c }, () => validShutter()),
});
const byField = (errors: readonly { field: string; message: string }[]) =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));
const WINDOWS = 'Il numero massimo di serramenti che è possibile aggiungere è 10';
const SHADINGS =
  'Il numero massimo tra schermature e chiusure oscuranti che è possibile aggiungere è 10';
const EACH = 'Il numero massimo per ogni tipologia di manufatto è 10';

describe('manufatti', () => {
  it('needs a row', () => {
    expect(checkStep(validDossierForm({ manufatti: rows(0) }), 'manufatti')).toEqual([
      { field: 'manufatti', message: 'Inserisci almeno un manufatto' },
    ]);
    for (const manufatti of [rows(1), rows(0, 1), rows(0, 0, 1), rows(10, 5, 5)])
      expect(checkStep(validDossierForm({ manufatti }), 'manufatti')).toEqual([]);
  });

  it('counts the rows of all three lists', () => {
    expect([
      countProductRows(rows(0)),
      countProductRows(rows(1, 2, 3)),
      countProductRows(rows(1, 0, 1)),
    ]).toEqual([0, 6, 2]);
  });

  it('has row limits', () => {
    expect(checkStep(validDossierForm({ manufatti: rows(11) }), 'manufatti')).toEqual([
      { field: 'manufatti.serramenti', message: WINDOWS },
    ]);
    expect(checkStep(validDossierForm({ manufatti: rows(0, 6, 5) }), 'manufatti')).toEqual([
      { field: 'manufatti.schermature', message: SHADINGS },
    ]);
    expect(checkStep(validDossierForm({ manufatti: rows(0, 5, 6) }), 'manufatti')).toEqual([
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
    expect(validateAddedRows(manufatti, list, count)).toBe(message),
  );

  it('are windows only in Bonus Casa and Bonus Sicurezza', () => {
    for (const serviceType of [2, 3] as const) {
      expect(
        byField(
          checkStep(validDossierForm({ serviceType, manufatti: rows(1, 1, 1) }), 'manufatti'),
        ),
      ).toEqual({
        'manufatti.schermature': 'Per questo servizio puoi inserire solo serramenti',
        'manufatti.chiusure': 'Per questo servizio puoi inserire solo serramenti',
      });
    }
  });

  it('names the row', () => {
    const manufatti = {
      serramenti: [validWindow(), validWindow({ superficie: null })],
      schermature: [validShading({ tipologia: null })],
      chiusure: [validShutter({ tipologiaPre: null })],
    };
    expect(
      checkStep(validDossierForm({ manufatti }), 'manufatti').map(({ field }) => field),
    ).toEqual([
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
      validWindow({ tipologiaInfisso, tipologiaVetroPre }),
      validDossierForm({ serviceType: 2 }),
    );
    expect(errors).toEqual(
      isRefused
        ? [{ field: 'tipologiaVetroPre', message: 'Un portoncino ha sempre un pannello opaco' }]
        : [],
    );
  });

  it('needs type and frames in Ecobonus only', () => {
    const empty = { ...createEmptySerramento(), confine: null };
    expect(checkSerramento(empty, validDossierForm()).map(({ field }) => field)).toEqual([
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
    expect(byField(checkSerramento(empty, validDossierForm({ serviceType: 2 })))).toEqual({
      confine: REQUIRED,
      superficie: REQUIRED,
      tipologiaVetroPre: REQUIRED,
      tipologiaVetroPost: REQUIRED,
      trasmittanzaPre: REQUIRED,
      trasmittanzaPost: REQUIRED,
    });
    expect(checkSerramento(validWindow(), validDossierForm(), 'x.')).toEqual([]);
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
      checkSerramento(
        validWindow({ trasmittanzaPost }),
        validDossierForm({ immovableClimateZone }),
      );
    expect(check(limit)).toEqual([]);
    expect(check(limit + 0.01)).toEqual([
      { field: 'trasmittanzaPost', message: `Il valore deve essere <= ${text} W/m2K` },
    ]);
  });

  it('has no limit while the zone is not known', () => {
    expect(
      checkSerramento(
        validWindow({ trasmittanzaPost: 9 }),
        validDossierForm({ immovableClimateZone: null }),
      ),
    ).toEqual([]);
  });

  it('has quantities above zero', () => {
    expect(
      checkSerramento(
        validWindow({ superficie: 0, trasmittanzaPre: 0, trasmittanzaPost: 0 }),
        validDossierForm(),
      ).map(({ field }) => field),
    ).toEqual(['superficie', 'trasmittanzaPre', 'trasmittanzaPost']);
  });
});

describe('a shading', () => {
  it('needs what the specification lists', () => {
    const empty = {
      ...createEmptySchermatura(),
      installazione: null,
      modalitaCalcoloResistenzaTermica: null,
    };
    expect(byField(checkSchermatura(empty, validDossierForm()))).toEqual(
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
    expect(checkSchermatura(validShading(), validDossierForm())).toEqual([]);
  });

  it.each(ESPOSIZIONI.map(({ value }) => value))('facing %s', (esposizione) => {
    const isAllowed = ['est', 'sudEst', 'sud', 'sudOvest', 'ovest'].includes(esposizione);
    expect(checkSchermatura(validShading({ esposizione }), validDossierForm()).length).toBe(
      isAllowed ? 0 : 1,
    );
    expect(checkChiusura(validShutter({ esposizione }), validDossierForm())).toEqual([]);
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
    expect(
      checkSchermatura(validShading({ trasmissioneSolare }), validDossierForm(), 'r.'),
    ).toEqual(expected);
    expect(checkChiusura(validShutter({ trasmissioneSolare }), validDossierForm(), 'r.')).toEqual(
      expected,
    );
  });
});

describe('a shutter', () => {
  it('needs what the specification lists', () => {
    const empty = {
      ...createEmptyChiusura(),
      installazione: null,
      modalitaCalcoloResistenzaTermica: null,
    };
    expect(byField(checkChiusura(empty, validDossierForm()))).toEqual(
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
      checkChiusura(
        validShutter({ tipologiaPre: 6, resistenzaTermicaIniziale: 0 }),
        validDossierForm(),
      ),
    ).toEqual([]);
  });
});

describe('impianto', () => {
  const check = (change: Partial<DossierForm>) =>
    byField(checkStep(validDossierForm(change), 'impianto'));

  it('is asked of the customer before the fitter has entered a product, and of no other viewer', () => {
    const unanswered = { tipoImpianto: null, vettoreEnergetico: null, generatori: [] };
    const none = validDossierForm({
      ...unanswered,
      manufatti: { serramenti: [], schermature: [], chiusure: [] },
    });
    const shading = validDossierForm({
      ...unanswered,
      manufatti: { serramenti: [], schermature: [validShading()], chiusure: [] },
    });
    const ask = (form: DossierForm, viewer: 'beneficiary' | 'fitter' | 'admin') =>
      Object.keys(byField(checkStep(form, 'impianto', { viewer }))).sort();
    expect(ask(none, 'beneficiary')).toEqual(['generatori', 'tipoImpianto', 'vettoreEnergetico']);
    expect(ask(none, 'fitter')).toEqual([]);
    expect(ask(none, 'admin')).toEqual([]);
    expect(ask(shading, 'beneficiary')).toEqual([]);
  });

  it('needs plant, carrier and a whole generator with windows', () => {
    expect(check({})).toEqual({});
    expect(check({ tipoImpianto: null, vettoreEnergetico: null, generatori: [] })).toEqual({
      tipoImpianto: REQUIRED,
      vettoreEnergetico: REQUIRED,
      generatori: 'Inserire almeno un generatore',
    });
    expect(check({ generatori: [validGenerator(), createEmptyGeneratore()] })).toEqual({
      'generatori.1.tipoGeneratore': REQUIRED,
      'generatori.1.numeroGeneratore': REQUIRED,
      'generatori.1.rendimentoMaxPotenza': REQUIRED,
      'generatori.1.potenzaUtileNominale': REQUIRED,
    });
    expect(check({ generatori: [validGenerator({ potenzaUtileNominale: 0 })] })).toEqual({
      'generatori.0.potenzaUtileNominale': 'Il valore deve essere maggiore di zero',
    });
  });

  it.each<[string, Partial<Generatore>, Record<string, string>]>([
    [
      'a heat pump for its P.E.A.',
      { tipoGeneratore: 'pompaCalore', rendimentoMaxPotenza: null },
      { 'generatori.0.pea': REQUIRED },
    ],
    [
      'a heat pump with its P.E.A. for no efficiency',
      { tipoGeneratore: 'pompaCalore', rendimentoMaxPotenza: null, pea: 3.2 },
      {},
    ],
    [
      'a heat pump that was stored with an efficiency for nothing more',
      { tipoGeneratore: 'pompaCalore', rendimentoMaxPotenza: 320 },
      {},
    ],
    [
      'a P.E.A. above zero',
      { tipoGeneratore: 'pompaCalore', rendimentoMaxPotenza: null, pea: 0 },
      { 'generatori.0.pea': 'Il valore deve essere maggiore di zero' },
    ],
    [
      'a boiler for its efficiency, whatever P.E.A. it had',
      { rendimentoMaxPotenza: null, pea: 0 },
      { 'generatori.0.rendimentoMaxPotenza': REQUIRED },
    ],
    [
      'another generator for its name',
      { tipoGeneratore: 'altro', nome: ' ' },
      { 'generatori.0.nome': 'Scrivi che generatore è: per «Altro» il sito ENEA chiede un nome' },
    ],
    ['a named generator for nothing', { tipoGeneratore: 'altro', nome: 'Stufa elettrica' }, {}],
  ])('asks %s', (_, generator, errors) => {
    expect(check({ generatori: [validGenerator(generator)] })).toEqual(errors);
  });

  it('asks no name of a generator that a form without the question has stored', () => {
    const { nome: _nome, ...stored } = validGenerator({ tipoGeneratore: 'altro' });
    const form = completeDossierForm({ ...validDossierForm(), generatori: [stored] });
    expect(form.generatori).toEqual([stored]);
    expect(check(form)).toEqual({});
    expect(check({ generatori: [{ ...stored, nome: null }] })).not.toEqual({});
  });

  it('passes without windows, unless a generator was begun', () => {
    expect(
      check({
        manufatti: rows(0, 1),
        tipoImpianto: null,
        vettoreEnergetico: null,
        generatori: [createEmptyGeneratore()],
      }),
    ).toEqual({});
    expect(
      check({ manufatti: rows(0, 1), generatori: [validGenerator({ numeroGeneratore: null })] }),
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
    const form = validDossierForm({ manufatti: rows(1, 1, 1), spese: createEmptySpese() });
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
      checkStep(
        validDossierForm({ manufatti: rows(0, 0, 1), spese: createEmptySpese() }),
        'spese',
      ).map(({ field }) => field),
    ).toEqual(['spese.spesaDetraibileChiusure', 'spese.speseProfessionaliChiusure']);
    expect(checkStep(validDossierForm(), 'spese')).toEqual([]);
    expect(checkStep({ ...form, serviceType: 3 }, 'spese')).toEqual([]);
  });
});
