import { type DossierForm, createEmptyOtherBeneficiary } from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { validDossierForm } from '../../../libs/domain/test/dossier-fixtures.js';
import { ApplicantCodes } from './applicant-codes.js';
import { indexAfterRemoval } from './row-marks.js';

const [PERSON, COMPANY] = ['RSSMRA80A01F205X', '12345678903'];
const withRow = (isCompany: boolean, beneficiarySsn: string | null): DossierForm =>
  validDossierForm({
    otherBeneficiaries: [
      createEmptyOtherBeneficiary(),
      { ...createEmptyOtherBeneficiary(), isCompany, beneficiarySsn },
    ],
  });

it('a person and a company keep their codes apart, there and back', () => {
  const codes = new ApplicantCodes();
  const select = (isCompany: boolean, beneficiarySsn: string | null) =>
    codes.switchKinds(validDossierForm({ isCompany, beneficiarySsn }), ['isCompany'])[0]?.value;
  expect(select(true, PERSON)).toBeNull();
  expect(select(false, COMPANY)).toBe(PERSON);
  expect(select(true, PERSON)).toBe(COMPANY);
  expect(select(false, null)).toBe(PERSON);
  expect(select(true, null)).toBeNull();
});

it('the codes of further beneficiaries go with their rows', () => {
  const codes = new ApplicantCodes();
  const path = 'otherBeneficiaries.1.isCompany';
  expect(codes.switchKinds(withRow(true, PERSON), [path])).toEqual([
    { path: 'otherBeneficiaries.1.beneficiarySsn', value: null },
  ]);
  codes.moveRows('otherBeneficiaries', indexAfterRemoval([0]));
  const moved = validDossierForm({
    otherBeneficiaries: [{ ...createEmptyOtherBeneficiary(), beneficiarySsn: COMPANY }],
  });
  expect(codes.switchKinds(moved, ['otherBeneficiaries.0.isCompany'])).toEqual([
    { path: 'otherBeneficiaries.0.beneficiarySsn', value: PERSON },
  ]);
  codes.moveRows('otherBeneficiaries', () => null);
  expect(codes.switchKinds(moved, ['otherBeneficiaries.0.isCompany'])[0]?.value).toBeNull();
});

it('other fields switch nothing', () => {
  expect(
    new ApplicantCodes().switchKinds(validDossierForm(), [
      'serviceType',
      'beneficiaryCompanyName',
      'otherBeneficiaries.0.isCompany',
    ]),
  ).toEqual([]);
});
