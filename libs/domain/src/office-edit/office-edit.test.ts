import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  BUILT_IN_SETTINGS,
  findTransition,
  REQUIRED_MESSAGE,
  STATUS_CODES,
  type DossierForm,
  type StatusCode,
  createEmptyOtherBeneficiary,
  ECOBONUS_2026,
  findStepByPath,
  isOfficeEditPath,
  listBeneficiaryFields,
  listAskedAnswers,
  listEditedFields,
  OFFICE_ANSWERS,
  type SitePageKey,
  type StepId,
  ONE_SUBORDINATE_MESSAGE,
  STEP_FIELDS,
  STEP_IDS,
  PERSON_TAX_CODE_MESSAGE,
  ZONE_MISSING_MESSAGE,
  canOfficeEdit,
  COUNTED_FIELDS_MESSAGE,
  formatFieldNames,
  getFieldLabel,
  isOfficeEditReasonRequired,
  listOfficeEditFields,
  listOfficeEditSteps,
  OFFICE_EDIT_MAIL_DELAY_MS,
  OFFICE_EDIT_REASON_MESSAGE,
  OFFICE_EDIT_STATUS_MESSAGE,
  validateOfficeEdit,
  createAllRules,
} from '../index.js';

const { checkOfficeEdit, listMissingAcquiredFields, validateTransitionData } =
  createAllRules(BUILT_IN_SETTINGS);
const TODAY = '2026-11-21';
const DOMAIN = 'domain decisions, 12c';

/** What a fitter leaves to the provider. */
const NOT_ACQUIRED: Partial<DossierForm> = {
  acquisizioneBeneficiario: true,
  ...Object.fromEntries(
    (['residenza', 'ubicazione', 'catasto', 'immobile'] as const)
      .flatMap((step) => STEP_FIELDS[step])
      .filter((field) => field !== 'immovableMergeUnits')
      .map((field) => [field, null]),
  ),
};
const acquired = (change: Partial<DossierForm> = {}): DossierForm =>
  validDossierForm({ ...NOT_ACQUIRED, ...change });
const entered = (change: Partial<DossierForm> = {}): DossierForm =>
  validDossierForm({ acquisizioneBeneficiario: true, ...change });

/** The form with another value of a field; in a list a row more. */
const changeField = (form: DossierForm, field: keyof DossierForm): DossierForm => ({
  ...form,
  // Another share is a sum, and refused as such.
  [field]:
    field === 'beneficiaryExpenseShare'
      ? form[field]
      : Array.isArray(form[field])
        ? [...form[field], {}]
        : { another: 'value' },
});

describe('steps that the back office edits', () => {
  it.each([
    [true, ['beneficiario', 'residenza', 'ubicazione', 'catasto', 'immobile'], DOMAIN],
    [false, ['residenza', 'ubicazione', 'catasto'], DOMAIN],
  ] as const)('with the acquisition flag %s are %j (%s)', (flag, steps, _source) => {
    expect(listOfficeEditSteps({ acquisizioneBeneficiario: flag })).toEqual(steps);
  });

  it.each(STEP_IDS.flatMap((step) => STEP_FIELDS[step].map((field) => [step, field] as const)))(
    'of step %s: %s',
    (step, field) => {
      for (const acquisizioneBeneficiario of [true, false]) {
        const form = validDossierForm({ acquisizioneBeneficiario });
        const isEditable =
          listOfficeEditSteps(form).includes(step) || isOfficeEditPath(form, field);
        const hasAnswers = Object.values(OFFICE_ANSWERS)
          .flat()
          .some((path) => path.split('.')[0] === field);
        expect(listOfficeEditFields(form).includes(field)).toBe(isEditable || hasAnswers);
        expect(validateOfficeEdit(form, changeField(form, field), [field]) === null).toBe(
          isEditable,
        );
      }
    },
  );

  it.each([
    ['SENT', true, false],
    ['WAITING', true, false],
    ['ACCEPTED', true, false],
    ['SENTTOENEA', true, true],
    ['SELLED', true, true],
    ['DRAFT', false, false],
    ['REJECTED', false, false],
  ] as const)('a dossier that is %s: editable %s, with a reason %s', (status, can, reason) => {
    expect([canOfficeEdit(status), isOfficeEditReasonRequired(status)]).toEqual([can, reason]);
  });

  it('knows every status', () => {
    expect(STATUS_CODES.filter((status: StatusCode) => canOfficeEdit(status))).toHaveLength(5);
  });
});

const validate = (form: DossierForm, changed: (keyof DossierForm)[]): string | null =>
  validateOfficeEdit(
    form,
    changed.reduce((after, field) => changeField(after, field), form),
    [...changed, 'immovableZip'],
  );

it('is explained, and told in one e-mail after ten minutes (domain decisions, 12c)', () => {
  expect([OFFICE_EDIT_STATUS_MESSAGE, OFFICE_EDIT_REASON_MESSAGE, COUNTED_FIELDS_MESSAGE]).toEqual([
    'La pratica non è tra quelle ricevute: i suoi dati li cambia solo l’installatore.',
    'La pratica è già stata inviata a ENEA: scrivi il motivo della modifica.',
    'Questa modifica cambia il numero di pratiche ENEA o un importo: chiedi le correzioni all’installatore.',
  ]);
  expect(OFFICE_EDIT_MAIL_DELAY_MS).toBe(600_000);
});

describe('what changes filings or sums', () => {
  it.each(['serviceType', 'manufatti', 'spese'] as const)('%s asks for corrections', (field) => {
    for (const acquisizioneBeneficiario of [true, false])
      expect(validate(validDossierForm({ acquisizioneBeneficiario }), [field, 'generatori'])).toBe(
        COUNTED_FIELDS_MESSAGE,
      );
  });

  const shared = (first: number | null, ...others: (number | null)[]): DossierForm =>
    validDossierForm({
      acquisizioneBeneficiario: true,
      beneficiaryExpenseShare: first,
      otherBeneficiaries: others.map((beneficiaryExpenseShare) => ({
        ...createEmptyOtherBeneficiary(),
        beneficiaryExpenseShare,
      })),
    });
  it.each<[string, DossierForm, DossierForm, string | null]>([
    ['the same shares', shared(600, 300), shared(600, 300), null],
    ['another first share', shared(600, 300), shared(500, 300), COUNTED_FIELDS_MESSAGE],
    ['another second share', shared(600, 300), shared(600, 400), COUNTED_FIELDS_MESSAGE],
    ['a share that was missing', shared(600, null), shared(600, 300), COUNTED_FIELDS_MESSAGE],
    ['a beneficiary without a share', shared(600, 300), shared(600, 300, null), null],
    ['a beneficiary with a share', shared(600), shared(600, 300), COUNTED_FIELDS_MESSAGE],
    ['a beneficiary less', shared(600, 300), shared(600), COUNTED_FIELDS_MESSAGE],
  ])(`shares of the expense: %s (${DOMAIN})`, (_, before, after, message) => {
    expect(
      validateOfficeEdit(before, after, ['beneficiaryExpenseShare', 'otherBeneficiaries']),
    ).toBe(message);
  });

  it('names other fields that are the fitter’s', () => {
    expect(
      validate(validDossierForm(), ['beneficiarySsn', 'immovableSurfaceArea', 'cadastralSheet']),
    ).toBe(
      'Questi dati li cambia solo l’installatore: Beneficiario (Codice fiscale); Caratteristiche immobile (Superficie utile [m²] delle unità immobiliari interessate dall’intervento). Chiedi le correzioni.',
    );
  });
});

/** Where a field that ENEA's form asks is filled in and mended: wizard, customer's link, office. */
type Doors = `wizard${'' | ', link'}${'' | ', office'}`;

describe('every field that the filing needs', () => {
  const form = validDossierForm({
    otherBeneficiaries: [createEmptyOtherBeneficiary()],
    generatori: [validGenerator()],
    manufatti: {
      serramenti: [validWindow()],
      schermature: [validShading()],
      chiusure: [validShutter()],
    },
  });
  const LISTS: Partial<Record<SitePageKey, readonly string[]>> = {
    altriBeneficiari: ['otherBeneficiaries'],
    generatori: ['generatori'],
    serramenti: ['manufatti.serramenti'],
    schermature: ['manufatti.schermature', 'manufatti.chiusure'],
  };
  /** Answers beside the questions of the site, which its words do not name. */
  const BESIDE = [
    'immovableRealRight',
    'immovablePossessionType',
    'otherBeneficiaries.0.beneficiaryRealRight',
    'manufatti.serramenti.0.vetroBassoEmissivoPre',
    'manufatti.serramenti.0.vetroBassoEmissivoPost',
  ];
  const paths = [
    ...ECOBONUS_2026.pages.flatMap(({ key, fields }) =>
      fields.flatMap(({ field, shutterField }) => {
        const [list, shutters] = LISTS[key] ?? [];
        return [
          ...(field === null ? [] : [list === undefined ? field : `${list}.0.${field}`]),
          ...(shutterField && shutters ? [`${shutters}.0.${shutterField}`] : []),
        ];
      }),
    ),
    ...BESIDE,
  ];

  const listDoors = (path: string): Doors => {
    const field = path.split('.')[0] as keyof DossierForm;
    expect(findStepByPath(path)).not.toBeNull();
    const isOfLink = listBeneficiaryFields(1).includes(field);
    const isOfOffice = isOfficeEditPath(form, path);
    return `wizard${isOfLink ? ', link' : ''}${isOfOffice ? ', office' : ''}`;
  };

  /** Data that the fitter declares and signs for: the back office asks for corrections. */
  const DECLARED: readonly RegExp[] = [
    /^beneficiary(?!Residential)/,
    /^immovable(?:Estimated|Surface|Unit|Merge|Building|General|Particular|Possession)/,
    /^intervention(?!OnImmovable)/,
    /^otherBeneficiaries\.0\.beneficiary(?:FirstName|LastName|Ssn)$/,
    /^impiantoClimatizzazioneEstiva$/,
    /^generatori\.0\.(?!pea|nome)/,
    /^manufatti\.(?!serramenti\.0\.vetroBassoEmissivo)/,
  ];
  /** Works and products, of which the customer knows nothing. */
  const OF_FITTER = /^(?:intervention|manufatti)/;

  it.each(paths)('%s', (path) => {
    const isDeclared = DECLARED.some((pattern) => pattern.test(path));
    expect(listDoors(path)).toBe(
      `wizard${OF_FITTER.test(path) ? '' : ', link'}${isDeclared ? '' : ', office'}`,
    );
  });

  it('is editable whole where the provider acquires the data', () => {
    const acquiredForm = { ...form, acquisizioneBeneficiario: true };
    expect(
      paths
        .filter((path) => !isOfficeEditPath(acquiredForm, path))
        .map((path) => path.split('.')[0]),
    ).toEqual(expect.not.arrayContaining(['beneficiarySsn', 'otherBeneficiaries', 'immovableZip']));
  });

  it('is there, and each answer is one of them', () => {
    const answers = Object.values(OFFICE_ANSWERS).flat();
    expect(paths).toEqual(expect.arrayContaining(answers.map((path) => path.replaceAll('*', '0'))));
  });
});

describe('answers that the back office edits in the steps of the fitter', () => {
  const form = validDossierForm({
    immovablePossessionTitle: 1,
    otherBeneficiaries: [
      {
        ...createEmptyOtherBeneficiary(),
        beneficiaryFirstName: 'Ada',
        beneficiaryPossessionTitle: 1,
      },
    ],
    generatori: [validGenerator({ tipoGeneratore: 'pompaCalore', rendimentoMaxPotenza: null })],
  });
  const [window = validWindow()] = form.manufatti.serramenti;
  const [generator = validGenerator()] = form.generatori;
  const [other = createEmptyOtherBeneficiary()] = form.otherBeneficiaries;
  const withWindow = (change: Partial<typeof window>): Partial<DossierForm> => ({
    manufatti: { ...form.manufatti, serramenti: [{ ...window, ...change }] },
  });

  it.each<[string, Partial<DossierForm>, string | null]>([
    ['glass', withWindow({ vetroBassoEmissivoPost: true }), null],
    ['glass and a value of its row', withWindow({ superficie: 3 }), COUNTED_FIELDS_MESSAGE],
    [
      'a window more',
      { manufatti: { ...form.manufatti, serramenti: [window, window] } },
      COUNTED_FIELDS_MESSAGE,
    ],
    ['P.E.A.', { generatori: [{ ...generator, pea: 3.4 }] }, null],
    ['name of the generator', { generatori: [{ ...generator, nome: 'Stufa' }] }, null],
    [
      'power of the generator',
      { generatori: [{ ...generator, potenzaUtileNominale: 99 }] },
      'Questi dati li cambia solo l’installatore: Impianto termico esistente (Generatori). Chiedi le correzioni.',
    ],
    ['right of another', { otherBeneficiaries: [{ ...other, beneficiaryRealRight: true }] }, null],
    ['right', { immovableRealRight: true }, null],
    ['whole building', { interventionOnImmovableType: 2 }, null],
    ['distribution', { tipoDistribuzione: 'colonneIsolate' }, null],
    [
      'cooling',
      { impiantoClimatizzazioneEstiva: true },
      'Questi dati li cambia solo l’installatore: Impianto termico esistente (Impianto di climatizzazione estiva). Chiedi le correzioni.',
    ],
  ])('%s', (_, change, message) => {
    const after = { ...form, ...change };
    const changed = listEditedFields(form, after);
    expect(changed).toHaveLength(1);
    expect(validateOfficeEdit(form, after, changed)).toBe(message);
  });

  it('are asked for as the wizard asks for them', () => {
    const ask = (change: Partial<DossierForm>, ...steps: StepId[]) =>
      steps.flatMap((step) => listAskedAnswers({ ...form, ...change }, step)).join(' ');
    expect(ask({}, 'beneficiario', 'immobile', 'intervento', 'residenza')).toBe(
      'otherBeneficiaries.0.beneficiaryRealRight immovableRealRight interventionOnImmovableType',
    );
    expect(
      ask({ immovablePossessionTitle: 0, otherBeneficiaries: [] }, 'beneficiario', 'immobile'),
    ).toBe('');
    const rows = (list: string, ...fields: string[]) =>
      fields.map((field) => `${list}.${field}`).join(' ');
    const windows = [
      validWindow({ tipologiaVetroPre: 'singolo', tipologiaVetroPost: 'opaco' }),
      validWindow({ tipologiaVetroPre: 'doppio', tipologiaVetroPost: 'triplo' }),
    ];
    expect(ask({ manufatti: { ...form.manufatti, serramenti: windows } }, 'manufatti')).toBe(
      rows('manufatti.serramenti.1', 'vetroBassoEmissivoPre', 'vetroBassoEmissivoPost'),
    );
    const generatori = (['pompaCalore', 'altro', 'biomassa'] as const).map((tipoGeneratore) =>
      validGenerator({ tipoGeneratore }),
    );
    expect(ask({ generatori }, 'impianto')).toMatch(
      /^tipoImpianto .* generatori\.0\.pea generatori\.1\.nome$/,
    );
  });

  it('are no change where an older form left them out, in whatever order', () => {
    const { vetroBassoEmissivoPre: _, ...older } = window;
    const before = {
      ...form,
      manufatti: { ...form.manufatti, serramenti: [older as typeof window] },
    };
    const after = {
      ...form,
      manufatti: {
        ...form.manufatti,
        serramenti: [{ vetroBassoEmissivoPre: null, ...older } as typeof window],
      },
    };
    expect(listEditedFields(before, after)).toEqual([]);
  });

  it('are checked alone: what was sent otherwise is not refused afterwards', () => {
    const checkAnswers = (change: Partial<DossierForm>) => {
      const after = { ...form, ...change };
      return checkOfficeEdit({
        status: 'SENT',
        after,
        changed: listEditedFields(form, after),
        today: TODAY,
      });
    };
    expect(
      checkAnswers({
        manufatti: {
          ...form.manufatti,
          serramenti: [{ ...window, trasmittanzaPost: 9, vetroBassoEmissivoPost: true }],
        },
      }),
    ).toEqual([]);
    expect(checkAnswers({ generatori: [{ ...generator, pea: -1 }] })).toMatchObject([
      { field: 'generatori.0.pea' },
    ]);
    expect(checkAnswers({ tipoImpianto: null })).toEqual([
      { field: 'tipoImpianto', message: REQUIRED_MESSAGE },
    ]);
  });
});

describe('names of fields', () => {
  it('exist for every field of every step', () => {
    for (const step of STEP_IDS)
      for (const field of STEP_FIELDS[step])
        expect([field, formatFieldNames([field])]).toEqual([
          field,
          expect.not.stringMatching(new RegExp(`\\(${field}\\)|^$`)),
        ]);
  });

  // Where ENEA's form has no name: the words of the screens.
  it.each([
    ['serviceType', 'Tipo di servizio'],
    ['annoRiferimento', 'Anno di riferimento'],
    ['isCompany', 'Tipo di beneficiario'],
    ['acquisizioneBeneficiario', 'Acquisizione dei dati'],
    ['otherBeneficiaries', 'Altri beneficiari'],
    ['beneficiaryResidentialClimateZone', 'Zona climatica'],
    ['manufatti', 'Manufatti'],
    ['generatori', 'Generatori'],
    ['spese', 'Spese'],
    ['beneficiaryExpenseShare', 'Quota di spesa'],
    ['beneficiaryResidentialZip', 'CAP'],
  ] as const)('%s is %s', (field, label) => {
    expect(getFieldLabel(field)).toBe(label);
  });

  it('of one step are together, in screen order', () => {
    expect(formatFieldNames(['cadastralSheet', 'immovableZip', 'immovableMunicipalityCode'])).toBe(
      'Ubicazione immobile (CAP); Dati catastali (Codice catastale del comune, Foglio)',
    );
  });
});

describe('an edit of the back office', () => {
  const check = (
    status: StatusCode,
    after: DossierForm,
    changed: (keyof DossierForm)[],
  ): [string, string][] =>
    checkOfficeEdit({ status, after, changed, today: TODAY }).map(({ field, message }) => [
      field,
      message,
    ]);

  it('may enter a part of the acquired data and leave the rest for later', () => {
    expect(check('SENT', acquired({ immovableZip: '24121' }), ['immovableZip'])).toEqual([]);
    expect(check('SENT', acquired(), ['immovableZip', 'immovableClimateZone'])).toEqual([]);
  });

  it('refuses what is wrong in the fields it changes, and looks at no other', () => {
    const form = acquired({ cadastralSubordinate: '1, 2' });
    expect(check('SENT', form, ['cadastralSubordinate'])).toEqual([
      ['cadastralSubordinate', ONE_SUBORDINATE_MESSAGE],
    ]);
    expect(check('SENT', form, ['cadastralSheet'])).toEqual([]);
    expect(check('SENT', form, ['cadastralSheet', 'cadastralSubordinate'])).toHaveLength(1);
    expect(check('SENT', entered({ beneficiarySsn: 'RSS' }), ['beneficiarySsn'])).toEqual([
      ['beneficiarySsn', PERSON_TAX_CODE_MESSAGE],
    ]);
  });

  it('empties nothing that the fitter declared, nor anything once ENEA has it', () => {
    const missing = [['cadastralSheet', REQUIRED_MESSAGE]];
    const without = { cadastralSheet: null };
    expect(check('SENT', validDossierForm(without), ['cadastralSheet'])).toEqual(missing);
    expect(check('SENT', validDossierForm(without), ['cadastralParcel'])).toEqual([]);
    expect(check('SENT', entered(without), ['cadastralSheet'])).toEqual([]);
    expect(check('SENTTOENEA', entered(without), ['cadastralSheet'])).toEqual(missing);
  });

  it('keeps the zone that the limits of windows need', () => {
    const form = validDossierForm({ serviceType: 2, immovableClimateZone: null });
    expect(check('SENT', form, ['immovableClimateZone'])).toEqual([
      ['immovableClimateZone', ZONE_MISSING_MESSAGE],
    ]);
    // Ecobonus asks for it already: said once.
    const ecobonus = validDossierForm({ immovableClimateZone: null });
    expect(check('SENT', ecobonus, ['immovableClimateZone'])).toHaveLength(1);
  });
});

describe('changes of status that wait for data', () => {
  const toAccepted = findTransition('SENT', 'ACCEPTED', 'admin');
  const toEnea = findTransition('ACCEPTED', 'SENTTOENEA', 'admin');
  const toWaiting = findTransition('SENT', 'WAITING', 'admin');
  if (!toAccepted || !toEnea || !toWaiting) throw new Error('The table lacks a transition');

  it.each([
    ['a declared dossier', validDossierForm(), null],
    ['an acquired dossier with everything', entered(), null],
    ['one without its zone', acquired(), /^La zona climatica è da acquisire/],
    [
      'one without windows and zone',
      acquired({ manufatti: { serramenti: [], schermature: [validShading()], chiusure: [] } }),
      /^La zona climatica/,
    ],
    ['one with its zone and no more', acquired({ immovableClimateZone: 'E' }), null],
    [
      'a window above the limit of the zone',
      entered({
        immovableClimateZone: 'F',
        manufatti: {
          serramenti: [
            validWindow({ trasmittanzaPost: 1 }),
            validWindow({ trasmittanzaPost: 1.2 }),
          ],
          schermature: [],
          chiusure: [],
        },
      }),
      /^La trasmittanza del serramento 2 supera il limite della zona F: chiedi le correzioni/,
    ],
    [
      'two windows above the limit, and one without a surface',
      entered({
        immovableClimateZone: 'F',
        manufatti: {
          serramenti: [
            validWindow({ trasmittanzaPost: 1.3 }),
            validWindow({ trasmittanzaPost: 1, superficie: null }),
            validWindow({ trasmittanzaPost: 1.2 }),
          ],
          schermature: [],
          chiusure: [],
        },
      }),
      /^La trasmittanza dei serramenti 1, 3 supera il limite della zona F: /,
    ],
    [
      'a declared dossier of a service without a zone',
      validDossierForm({ serviceType: 2, immovableClimateZone: null }),
      null,
    ],
  ])('%s before ACCEPTED', (_, form, message) => {
    const said = validateTransitionData(form, toAccepted, TODAY);
    if (message === null) expect(said).toBeNull();
    else expect(said).toMatch(message);
  });

  it('name what is missing before ENEA', () => {
    expect(validateTransitionData(entered(), toEnea, TODAY)).toBeNull();
    expect(validateTransitionData(validDossierForm(), toEnea, TODAY)).toBeNull();
    expect(
      validateTransitionData(
        entered({ beneficiaryResidentialZip: null, cadastralSheet: null, cadastralParcel: null }),
        toEnea,
        TODAY,
      ),
    ).toBe(
      'Per passare allo stato «Inviata a ENEA» servono i dati da acquisire. Da completare con «Modifica dati»: Residenza (CAP); Dati catastali (Foglio, Particella)',
    );
  });

  it('count the zone as missing for windows of every service', () => {
    const form = entered({ serviceType: 2, immovableClimateZone: null });
    expect(listMissingAcquiredFields(form, TODAY)).toEqual(['immovableClimateZone']);
    const shadings = { serramenti: [], schermature: [validShading()], chiusure: [] };
    expect(listMissingAcquiredFields({ ...form, manufatti: shadings }, TODAY)).toEqual([]);
  });

  it('name nothing that the fitter has filled in', () => {
    expect(listMissingAcquiredFields(validDossierForm({ cadastralSheet: null }), TODAY)).toEqual(
      [],
    );
  });

  it('never keep a dossier from going back', () => {
    expect(validateTransitionData(acquired(), toWaiting, TODAY)).toBeNull();
  });
});
