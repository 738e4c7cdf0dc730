import { describe, expect, it } from '@jest/globals';
import { validCompanyForm, validDossierForm } from '../../test/dossier-fixtures.js';
import {
  type DossierForm,
  type StepId,
  BUILT_IN_SETTINGS,
  createDossierRules,
  checkDraft,
  PERSON_ONLY_MESSAGE,
  createEmptyDossierForm,
  createEmptyOtherBeneficiary,
} from '../index.js';

const { checkStep } = createDossierRules(BUILT_IN_SETTINGS);

const REQUIRED = 'Campo obbligatorio';
const fields = (form: DossierForm, step: StepId) => checkStep(form, step).map(({ field }) => field);
const messages = (form: DossierForm, step: StepId) =>
  Object.fromEntries(checkStep(form, step).map(({ field, message }) => [field, message]));

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
