import { describe, expect, it } from '@jest/globals';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import {
  type DossierForm,
  type StepId,
  BUILT_IN_SETTINGS,
  createDossierRules,
  createEmptyChiusura,
  createEmptyDossierForm,
  createEmptyGeneratore,
  createEmptySchermatura,
  createEmptySerramento,
  sortByScreenOrder,
  isOtherApplicantField,
  PRODUCT_FIELDS,
  STEP_FIELDS,
  findStepByPath,
} from '../index.js';

const { checkStep } = createDossierRules(BUILT_IN_SETTINGS);

const asked = (form: DossierForm, step: StepId) => [
  ...new Set(checkStep(form, step).map(({ field }) => field)),
];
const empty = {
  ...createEmptyDossierForm(),
  beneficiaryResidentialNation: null,
  immovablePossessionTitle: null,
};

describe('what is missing is said in the order of the screen', () => {
  it.each([
    [
      'residenza',
      ['Nation', 'Municipality', 'Province', 'Zip', 'Address'].map(
        (part) => `beneficiaryResidential${part}`,
      ),
    ],
    [
      'ubicazione',
      ['Municipality', 'Province', 'Zip', 'Address', 'ClimateZone'].map(
        (part) => `immovable${part}`,
      ),
    ],
    [
      'immobile',
      [
        'EstimatedYearOfConstruction',
        'SurfaceArea',
        'UnitNumber',
        'BuildingTypology',
        'GeneralUse',
        'ParticularUse',
        'PossessionTitle',
      ].map((part) => `immovable${part}`),
    ],
  ] as const)('%s', (step, fields) => expect(asked(empty, step)).toEqual(fields));

  it('the telephone before the representative and the document of a company', () => {
    const form = validDossierForm({
      isCompany: true,
      beneficiaryCompanyName: null,
      beneficiaryPhone: 'x',
      beneficiaryAttorneyLastName: null,
      beneficiaryIdentificationDocDate: '2020-01-01',
    });
    expect(
      checkStep(form, 'beneficiario', { today: '2026-01-01' })
        .map(({ field }) => field)
        .filter(
          (field) =>
            !field.endsWith('Ssn') &&
            !field.endsWith('CompanyType') &&
            !field.endsWith('FirstName'),
        ),
    ).toEqual([
      'beneficiaryCompanyName',
      'beneficiaryPhone',
      'beneficiaryAttorneyLastName',
      'beneficiaryIdentificationDocDate',
    ]);
  });

  it('products list by list, row by row, cell by cell', () => {
    const fields = asked(
      validDossierForm({
        manufatti: {
          serramenti: [createEmptySerramento(), createEmptySerramento()],
          schermature: [createEmptySchermatura()],
          chiusure: [createEmptyChiusura()],
        },
      }),
      'manufatti',
    );
    const all = (['serramenti', 'schermature', 'chiusure'] as const).flatMap((list) =>
      [0, 1].flatMap((row) =>
        PRODUCT_FIELDS[list].map((field) => `manufatti.${list}.${row}.${field}`),
      ),
    );
    expect(fields).toEqual(all.filter((path) => fields.includes(path)));
    expect(fields.length).toBeGreaterThan(25);
  });

  it('generators before the EER', () => {
    const form = validDossierForm({
      generatori: [createEmptyGeneratore()],
      tipoImpianto: null,
      impiantoClimatizzazioneEstiva: true,
      valoreEer: null,
    });
    const fields = asked(
      { ...form, manufatti: { ...form.manufatti, schermature: [createEmptySchermatura()] } },
      'impianto',
    );
    expect([fields[0], fields[1], fields.at(-1)]).toEqual([
      'tipoImpianto',
      'generatori.0.tipoGeneratore',
      'valoreEer',
    ]);
  });

  it('two messages of one field stay as they came', () => {
    const said = [
      { field: 'immovableZip', message: 'a' },
      { field: 'immovableMunicipality', message: 'b' },
      { field: 'immovableZip', message: 'c' },
    ];
    expect(sortByScreenOrder('ubicazione', said).map(({ message }) => message)).toEqual([
      'b',
      'a',
      'c',
    ]);
  });
});

describe('the step a path belongs to', () => {
  it.each([
    ['serviceType', 'servizio'],
    ['otherBeneficiaries.0.beneficiarySsn', 'beneficiario'],
    ['beneficiaryResidentialClimateZone', 'residenza'],
    ['manufatti', 'manufatti'],
    ['manufatti.serramenti.2.superficie', 'manufatti'],
    ['generatori.0.tipoGeneratore', 'impianto'],
    ['spese.spesaDetraibileSerramenti', 'spese'],
    ['documenti.CI', 'documentazione'],
    ['version', null],
    ['', null],
  ])('%s: %s', (path, step) => expect(findStepByPath(path)).toBe(step));

  it('is one for every field of the form', () => {
    const fields = Object.keys(createEmptyDossierForm());
    expect(fields.filter((field) => findStepByPath(field) === null)).toEqual([]);
    expect(Object.values(STEP_FIELDS).flat()).toHaveLength(fields.length);
  });
});

it('lists the fields asked only of the other kind of applicant', () => {
  const others = (isCompany: boolean) =>
    STEP_FIELDS.beneficiario.filter((field) => isOtherApplicantField({ isCompany }, field));
  expect(others(true)).toEqual([
    'beneficiaryFirstName',
    'beneficiaryLastName',
    'beneficiaryGender',
    'beneficiaryBirthDate',
    'beneficiaryBirthMunicipality',
    'beneficiaryBirthProvince',
    'beneficiaryBirthNation',
  ]);
  expect(others(false).filter((field) => !/^beneficiary(Attorney|Company)/.test(field))).toEqual(
    [],
  );
  expect(others(false)).toContain('beneficiaryCompanyName');
});
