import { describe, expect, it } from '@jest/globals';
import { validCompanyForm, validDossierForm } from '../../test/dossier-fixtures.js';
import {
  calculateControlCharacter,
  type DossierForm,
  listAttorneyTaxCodeWarnings,
  createEmptyDossierForm,
  createEmptyOtherBeneficiary,
  listTaxCodeWarnings,
} from '../index.js';

const found = (form: DossierForm) =>
  listTaxCodeWarnings(form).map(({ field, message }) => [field, message]);
const UNKNOWN =
  'Codice fiscale non riconosciuto; ricontrollare se è effettivamente corretto compilare i campi successivi';
const differs = (what: string) => `Il codice fiscale non corrisponde ${what}: ricontrolla i dati`;

describe('tax code warnings', () => {
  it('are none where everything fits, or nothing was typed', () => {
    expect([
      found(validDossierForm()),
      found(createEmptyDossierForm()),
      found({ ...createEmptyDossierForm(), isCompany: true }),
    ]).toEqual([[], [], []]);
  });

  it('report a wrong control character, and leave the length to the completeness check', () => {
    expect(found(validDossierForm({ beneficiarySsn: 'RSSMRA80A01F205Y' }))).toEqual([
      ['beneficiarySsn', UNKNOWN],
    ]);
    expect(found(validDossierForm({ beneficiarySsn: 'RSSMRA80A01F20' }))).toEqual([]);
    expect(found(validDossierForm({ beneficiarySsn: 'RSSMRA80A01' }))).toEqual([]);
    expect(
      listTaxCodeWarnings(validCompanyForm({ beneficiarySsn: '12345678904' })).map(
        ({ field, rule }) => [field, rule],
      ),
    ).toContainEqual(['beneficiarySsn', 'Cifra di controllo della partita IVA']);
    expect(
      found(
        validCompanyForm({
          beneficiarySsn: '12345678903',
          beneficiaryAttorneySsn: 'VRDNNA80A41F205A',
        }),
      ),
    ).toContainEqual(['beneficiaryAttorneySsn', UNKNOWN]);
  });

  it.each([
    ['Đorđević', 'Đorđe', 'DRDDRD80A01Z158'],
    ['Łukaszewicz', 'Łucja', 'LKSLCJ80A41Z127'],
    ['Sørensen', 'Bjørn', 'SRNBRN80A01Z107'],
  ])('are none for %s, whose letters do not decompose', (lastName, firstName, start) => {
    const form = validDossierForm({
      beneficiaryLastName: lastName,
      beneficiaryFirstName: firstName,
      beneficiarySsn: start + calculateControlCharacter(start),
    });
    expect(found(form).filter(([, message]) => /nome/.test(message ?? ''))).toEqual([]);
  });

  it('report names, gender and birth date that contradict the code', () => {
    const form = validDossierForm({
      beneficiaryLastName: 'Bianchi',
      beneficiaryFirstName: 'Luca',
      beneficiaryGender: 'F',
      beneficiaryBirthDate: '1981-01-01',
    });
    expect(found(form)).toEqual(
      ['al cognome', 'al nome', 'al sesso', 'alla data di nascita'].map((what) => [
        'beneficiarySsn',
        differs(what),
      ]),
    );
    expect(
      found(
        validDossierForm({
          beneficiaryLastName: null,
          beneficiaryFirstName: null,
          beneficiaryGender: null,
          beneficiaryBirthDate: null,
        }),
      ),
    ).toEqual([]);
  });

  it('look at the representative of a company and at the other beneficiaries', () => {
    const form = validCompanyForm({
      beneficiaryAttorneySsn: 'RSSMRA80A01F205X',
      otherBeneficiaries: [
        {
          ...createEmptyOtherBeneficiary(),
          beneficiaryFirstName: 'Mario',
          beneficiaryLastName: 'Neri',
          beneficiarySsn: 'RSSMRA80A01F205X',
        },
        {
          ...createEmptyOtherBeneficiary(),
          isCompany: true,
          beneficiaryCompanyName: 'Beta',
          beneficiarySsn: 'RSSMRA80A01F205Y',
        },
      ],
    });
    expect(found(form)).toEqual([
      ['beneficiaryAttorneySsn', differs('al cognome')],
      ['beneficiaryAttorneySsn', differs('al nome')],
      ['otherBeneficiaries.0.beneficiarySsn', differs('al cognome')],
      ['otherBeneficiaries.1.beneficiarySsn', UNKNOWN],
    ]);
  });
});

it.each<[string | null, string | null, string | null, string | null]>([
  ['RSSMRA80A01F205X', 'Mario', 'Rossi', null],
  ['RSSMRA80A01F205X', 'Mario', null, null],
  [null, 'Mario', 'Rossi', null],
  ['RSSMRA80A01F205Y', 'Luca', 'Neri', null],
  ['RSSMRA80A01F205X', 'Luca', 'Rossi', differs('al nome')],
  ['RSSMRA80A01F205X', 'Luca', 'Neri', differs('al cognome')],
])(
  'a representative with %s, %s %s: %s',
  (attorneySSN, attorneyFirstName, attorneyLastName, message) =>
    expect(listAttorneyTaxCodeWarnings({ attorneySSN, attorneyFirstName, attorneyLastName })).toBe(
      message,
    ),
);
