import { describe, expect, it } from '@jest/globals';
import { validCompanyForm, validDossierForm } from '../../test/dossier-fixtures.js';
import {
  checkDraft,
  PERSON_ONLY_MESSAGE,
  createEmptyDossierForm,
  createEmptyOtherBeneficiary,
  type DossierForm,
  type StepId,
  BUILT_IN_SETTINGS,
  createRules,
} from '../index.js';

const { checkStep } = createRules(BUILT_IN_SETTINGS);

const REQUIRED = 'Campo obbligatorio';
const fields = (form: DossierForm, step: StepId) => checkStep(form, step).map(({ field }) => field);
const messages = (form: DossierForm, step: StepId) =>
  Object.fromEntries(checkStep(form, step).map(({ field, message }) => [field, message]));

describe('servizio', () => {
  it('needs service and year', () => {
    expect(checkStep(validDossierForm(), 'servizio')).toEqual([]);
    expect(
      messages(validDossierForm({ serviceType: null, annoRiferimento: null }), 'servizio'),
    ).toEqual({
      serviceType: REQUIRED,
      annoRiferimento: REQUIRED,
    });
  });

  it('leaves companies to Ecobonus', () => {
    expect(checkStep(validCompanyForm(), 'servizio')).toEqual([]);
    for (const serviceType of [2, 3] as const) {
      expect(messages(validCompanyForm({ serviceType }), 'servizio')).toEqual({
        isCompany: 'Per questo servizio il beneficiario deve essere una persona fisica',
      });
    }
  });
});

describe('beneficiario', () => {
  it.each([
    ['3331234567', true],
    ['+39 333 123 4567', true],
    ['030/1234567', true],
    ['(030) 12.34.567', true],
    ['+378 0549 123456', true],
    ['abc', false],
    ['12345', false],
    ['333 12 34 abc', false],
    ['1234567890123456', false],
    ['39+3331234567', false],
  ])('reads %s as a telephone number: %s', (beneficiaryPhone, isGood) => {
    const expected = isGood ? {} : { beneficiaryPhone: 'Inserire numero di telefono valido.' };
    expect(messages(validDossierForm({ beneficiaryPhone }), 'beneficiario')).toEqual(expected);
    expect(messages(validCompanyForm({ beneficiaryPhone }), 'beneficiario')).toEqual(expected);
  });

  it('needs all of a person', () => {
    expect(checkStep(validDossierForm(), 'beneficiario')).toEqual([]);
    expect(messages(createEmptyDossierForm(), 'beneficiario')).toEqual(
      Object.fromEntries(
        [
          'beneficiaryFirstName',
          'beneficiaryLastName',
          'beneficiarySsn',
          'beneficiaryGender',
          'beneficiaryBirthDate',
          'beneficiaryBirthMunicipality',
          'beneficiaryBirthProvince',
          'beneficiaryBirthNation',
          'beneficiaryPhone',
        ].map((field) => [field, REQUIRED]),
      ),
    );
  });

  it('needs all of a company and its representative', () => {
    expect(checkStep(validCompanyForm(), 'beneficiario')).toEqual([]);
    expect(messages({ ...createEmptyDossierForm(), isCompany: true }, 'beneficiario')).toEqual(
      Object.fromEntries(
        [
          'beneficiaryCompanyType',
          'beneficiaryCompanyName',
          'beneficiarySsn',
          'beneficiaryAttorneyFirstName',
          'beneficiaryAttorneyLastName',
          'beneficiaryAttorneySsn',
        ].map((field) => [field, REQUIRED]),
      ),
    );
  });

  it('takes blanks for absent', () => {
    expect(
      fields(validDossierForm({ beneficiaryPhone: '  ', beneficiarySsn: ' ' }), 'beneficiario'),
    ).toEqual(['beneficiarySsn', 'beneficiaryPhone']);
  });

  it.each([
    ['RSSMRA80A01F205', false],
    ['RSSMRA80A01F205XX', false],
    ['12345678903', false],
    ['RSSMRA80A01F205X', true],
  ])("the person's tax code %s is long enough: %s", (beneficiarySsn, isGood) => {
    expect(messages(validDossierForm({ beneficiarySsn }), 'beneficiario')).toEqual(
      isGood ? {} : { beneficiarySsn: 'Il codice fiscale deve essere composto da 16 caratteri' },
    );
  });

  it.each([
    ['12345678903', true],
    ['RSSMRA80A01F205X', true],
    ['1234567890', false],
    ['123456789012', false],
  ])("the company's tax code %s is long enough: %s", (beneficiarySsn, isGood) => {
    expect(messages(validCompanyForm({ beneficiarySsn }), 'beneficiario')).toEqual(
      isGood
        ? {}
        : { beneficiarySsn: 'Il codice fiscale deve essere composto da 11 o da 16 caratteri' },
    );
  });

  it('wants 16 characters of the representative', () => {
    expect(
      messages(validCompanyForm({ beneficiaryAttorneySsn: '12345678903' }), 'beneficiario'),
    ).toEqual({
      beneficiaryAttorneySsn: 'Il codice fiscale deve essere composto da 16 caratteri',
    });
  });

  it('wants names and tax codes of the other beneficiaries', () => {
    const person = {
      ...createEmptyOtherBeneficiary(),
      beneficiaryFirstName: 'Anna',
      beneficiaryLastName: 'Verdi',
      beneficiarySsn: 'VRDNNA80A41F205X',
    };
    const company = {
      ...createEmptyOtherBeneficiary(),
      isCompany: true,
      beneficiaryCompanyName: 'Alfa',
      beneficiarySsn: '12345678903',
    };
    expect(
      fields(validDossierForm({ otherBeneficiaries: [person, company] }), 'beneficiario'),
    ).toEqual([]);
    const form = validDossierForm({
      otherBeneficiaries: [
        createEmptyOtherBeneficiary(),
        { ...createEmptyOtherBeneficiary(), isCompany: true },
        { ...person, beneficiarySsn: 'X' },
      ],
    });
    expect(messages(form, 'beneficiario')).toEqual({
      'otherBeneficiaries.0.beneficiaryFirstName': REQUIRED,
      'otherBeneficiaries.0.beneficiaryLastName': REQUIRED,
      'otherBeneficiaries.0.beneficiarySsn': REQUIRED,
      'otherBeneficiaries.1.beneficiaryCompanyName': REQUIRED,
      'otherBeneficiaries.1.beneficiarySsn': REQUIRED,
      'otherBeneficiaries.2.beneficiarySsn':
        'Il codice fiscale deve essere composto da 16 caratteri',
    });
  });

  it.each([
    [1, false],
    [2, true],
    [3, true],
  ] as const)(
    'of service %s, refuses a company among the other beneficiaries: %s',
    (serviceType, isRefused) => {
      const company = {
        ...createEmptyOtherBeneficiary(),
        isCompany: true,
        beneficiaryCompanyName: 'Alfa',
        beneficiarySsn: '12345678903',
      };
      const person = {
        ...createEmptyOtherBeneficiary(),
        beneficiaryFirstName: 'Anna',
        beneficiaryLastName: 'Verdi',
        beneficiarySsn: 'VRDNNA80A41F205X',
      };
      const form = validDossierForm({ serviceType, otherBeneficiaries: [person, company] });
      expect(messages(form, 'beneficiario')).toEqual(
        isRefused ? { 'otherBeneficiaries.1.isCompany': PERSON_ONLY_MESSAGE } : {},
      );
      expect(checkDraft(form).map(({ field }) => field)).toEqual(
        isRefused ? ['otherBeneficiaries.1.isCompany'] : [],
      );
      expect(checkStep(form, 'servizio')).toEqual([]);
    },
  );

  it('refuses an expired identity document, from today on it is good', () => {
    const expiry = (day: string | null, today: string | null) =>
      checkStep(validDossierForm({ beneficiaryIdentificationDocDate: day }), 'beneficiario', {
        today,
      });
    expect(expiry('2026-05-09', '2026-05-10')).toEqual([
      {
        field: 'beneficiaryIdentificationDocDate',
        message: 'La data di scadenza del documento deve essere oggi o successiva',
      },
    ]);
    expect([
      expiry('2026-05-10', '2026-05-10'),
      expiry(null, '2026-05-10'),
      expiry('2026-05-09', null),
    ]).toEqual([[], [], []]);
  });
});

describe('a day of birth to come', () => {
  it.each([
    ['beneficiaryBirthDate', validDossierForm],
    ['beneficiaryAttorneyBirthDate', validCompanyForm],
  ] as const)('is refused: %s', (field, form) => {
    const born = (day: string, today: string | null) =>
      checkStep(form({ [field]: day }), 'beneficiario', { today });
    expect(born('2030-01-01', '2026-05-10')).toEqual([
      { field, message: 'La data di nascita non può essere nel futuro' },
    ]);
    expect([born('2026-05-10', '2026-05-10'), born('2030-01-01', null)]).toEqual([[], []]);
  });

  it('matters of whom the dossier is about only', () => {
    expect(
      checkStep(validDossierForm({ beneficiaryAttorneyBirthDate: '2030-01-01' }), 'beneficiario', {
        today: '2026-05-10',
      }),
    ).toEqual([]);
    expect(
      checkStep(validCompanyForm({ beneficiaryBirthDate: '2030-01-01' }), 'beneficiario', {
        today: '2026-05-10',
      }),
    ).toEqual([]);
  });
});

describe('residenza, ubicazione, catasto', () => {
  it('know no property abroad', () => {
    for (const immovableMunicipalityCode of ['Z130', 'z130']) {
      expect(
        messages(
          validDossierForm({
            serviceType: 2,
            immovableClimateZone: null,
            immovableMunicipalityCode,
          }),
          'catasto',
        ),
      ).toEqual({ immovableMunicipalityCode: 'L’immobile deve trovarsi in Italia' });
    }
  });

  it('need what the specification lists', () => {
    const empty = { ...createEmptyDossierForm(), beneficiaryResidentialNation: null };
    expect(fields(empty, 'residenza')).toEqual([
      'beneficiaryResidentialNation',
      'beneficiaryResidentialMunicipality',
      'beneficiaryResidentialProvince',
      'beneficiaryResidentialZip',
      'beneficiaryResidentialAddress',
    ]);
    expect(fields(empty, 'ubicazione')).toEqual([
      'immovableMunicipality',
      'immovableProvince',
      'immovableZip',
      'immovableAddress',
      'immovableClimateZone',
    ]);
    expect(fields({ ...empty, serviceType: 2 }, 'ubicazione')).toEqual([
      'immovableMunicipality',
      'immovableProvince',
      'immovableZip',
      'immovableAddress',
    ]);
    expect(fields(empty, 'catasto')).toEqual([
      'immovableMunicipalityCode',
      'immovableCadastralCode',
      'cadastralSheet',
      'cadastralParcel',
    ]);
    for (const step of ['residenza', 'ubicazione', 'catasto'] as const)
      expect(checkStep(validDossierForm(), step)).toEqual([]);
  });

  it.each([
    [null, true],
    ['701', true],
    ['12A', true],
    [' 3 ', true],
    ['1, 2', false],
    ['1/2', false],
    ['1;2', false],
    ['1-3', false],
    ['1 2', false],
    ['1+2', false],
  ])('the subordinate «%s» is a single one: %s', (cadastralSubordinate, isSingle) => {
    expect(messages(validDossierForm({ cadastralSubordinate }), 'catasto')).toEqual(
      isSingle
        ? {}
        : { cadastralSubordinate: 'È possibile indicare un solo subalterno per pratica' },
    );
  });
});

describe('immobile and intervento', () => {
  it('need what the specification lists', () => {
    expect(
      fields({ ...createEmptyDossierForm(), immovablePossessionTitle: null }, 'immobile'),
    ).toEqual([
      'immovableEstimatedYearOfConstruction',
      'immovableSurfaceArea',
      'immovableUnitNumber',
      'immovableBuildingTypology',
      'immovableGeneralUse',
      'immovableParticularUse',
      'immovablePossessionTitle',
    ]);
    expect(fields(createEmptyDossierForm(), 'intervento')).toEqual([
      'interventionOnImmovableType',
      'interventionStartDate',
    ]);
    expect([
      checkStep(validDossierForm(), 'immobile'),
      checkStep(validDossierForm(), 'intervento'),
    ]).toEqual([[], []]);
  });

  it('take zero for a choice but not for a quantity', () => {
    expect(
      messages(
        validDossierForm({ immovableSurfaceArea: 0, immovablePossessionTitle: 0 }),
        'immobile',
      ),
    ).toEqual({
      immovableSurfaceArea: 'Il valore deve essere maggiore di zero',
    });
  });

  it('take a building without any home: its units do not count shops', () => {
    expect(checkStep(validDossierForm({ immovableUnitNumber: 0 }), 'immobile')).toEqual([]);
  });

  it('ask for the category of a hard attribution in Ecobonus', () => {
    expect(fields(validDossierForm({ immovableParticularUse: 8 }), 'immobile')).toEqual([
      'immovableParticularUseHardAttribution',
    ]);
    expect(
      fields(
        validDossierForm({
          immovableParticularUse: 8,
          immovableParticularUseHardAttribution: 'D9',
        }),
        'immobile',
      ),
    ).toEqual([]);
  });

  it('leave other than residential use to Ecobonus', () => {
    const change = { immovableGeneralUse: 2, immovableParticularUse: 1 } as const;
    expect(checkStep(validDossierForm(change), 'immobile')).toEqual([]);
    expect(messages(validDossierForm({ ...change, serviceType: 3 }), 'immobile')).toEqual({
      immovableGeneralUse: 'Per questo servizio è ammesso solo l’uso residenziale',
      immovableParticularUse: 'Per questo servizio è ammesso solo l’uso residenziale',
    });
  });

  it('let end dates be absent but not before the start', () => {
    expect(
      checkStep(
        validDossierForm({ interventionEndDate: null, interventionEstimatedEndDate: null }),
        'intervento',
      ),
    ).toEqual([]);
    expect(
      checkStep(validDossierForm({ interventionEndDate: '2026-09-01' }), 'intervento'),
    ).toEqual([]);
    expect(
      messages(
        validDossierForm({
          interventionEndDate: '2026-08-31',
          interventionEstimatedEndDate: '2026-08-30',
        }),
        'intervento',
      ),
    ).toEqual({
      interventionEndDate: 'La data di fine lavori non può precedere la data di inizio lavori',
      interventionEstimatedEndDate:
        'La data di fine lavori non può precedere la data di inizio lavori',
    });
    expect(
      fields(
        validDossierForm({ interventionStartDate: null, interventionEndDate: '2026-08-31' }),
        'intervento',
      ),
    ).toEqual(['interventionStartDate']);
  });
});

describe('what is written in figures', () => {
  it.each([
    ['F205', true],
    ['h264', true],
    ['12345', false],
    ['FF05', false],
    ['F20', false],
  ])('reads %s as a municipality code: %s', (immovableMunicipalityCode, isGood) => {
    expect(fields(validDossierForm({ immovableMunicipalityCode }), 'catasto')).toEqual(
      isGood ? [] : ['immovableMunicipalityCode'],
    );
  });

  it.each([
    ['1967', true],
    ['2026', true],
    ['2027', false],
    ['anni Sessanta', true],
    ['XIX secolo', true],
    ['1960-1970', true],
  ])(
    'takes %s as the year of construction in 2026: %s',
    (immovableEstimatedYearOfConstruction, isGood) => {
      const errors = checkStep(
        validDossierForm({ immovableEstimatedYearOfConstruction }),
        'immobile',
        {
          today: '2026-11-21',
        },
      );
      expect(errors).toEqual(
        isGood
          ? []
          : [
              {
                field: 'immovableEstimatedYearOfConstruction',
                message: 'L’anno di costruzione non può essere nel futuro',
              },
            ],
      );
      expect(
        fields(validDossierForm({ immovableEstimatedYearOfConstruction }), 'immobile'),
      ).toEqual([]);
    },
  );
});
