import { expect, it } from '@jest/globals';
import { validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import { createEmptyOtherBeneficiary, toStoredForm } from '../index.js';

it('is trimmed, without blank texts and normalised, at every depth', () => {
  const other = {
    ...createEmptyOtherBeneficiary(),
    isCompany: false,
    beneficiaryCompanyName: ' ',
    beneficiaryFirstName: ' Anna ',
    beneficiaryLastName: 'Verdi',
    beneficiarySsn: ' vrdnna80a41f205x',
  };
  const form = validDossierForm({
    beneficiaryLastName: '',
    cadastralSubordinate: '  ',
    immovableMunicipalityCode: ' f205',
    otherBeneficiaries: [other],
    manufatti: { serramenti: [validWindow({ superficie: 20.001 })], schermature: [], chiusure: [] },
  });
  const stored = toStoredForm(form);
  expect(stored).toMatchObject({
    beneficiaryLastName: null,
    cadastralSubordinate: null,
    immovableMunicipalityCode: 'F205',
    immovableMergeUnits: false,
    otherBeneficiaries: [
      {
        beneficiaryCompanyName: null,
        beneficiaryFirstName: 'Anna',
        beneficiarySsn: 'VRDNNA80A41F205X',
      },
    ],
    manufatti: { serramenti: [{ superficie: 20 }] },
  });
  expect(toStoredForm(stored)).toEqual(stored);
});
