import { describe, expect, it } from 'vitest';
import { goodForm, goodShading } from '../../test/fixtures.js';
import { dossierSteps, emptyDossierForm, emptySpese, type DossierForm } from '../index.js';
import { duplicateForm, NOT_DUPLICATED } from './duplicate.js';

const TODAY = '2026-11-21';
const full = goodForm({
  beneficiaryIdentificationDocNumber: 'CA00000AA',
  beneficiaryIdentificationDocDate: TODAY,
  interventionEstimatedEndDate: '2026-10-01',
  otherBeneficiaries: [
    {
      isCompany: false,
      beneficiaryCompanyName: null,
      beneficiaryFirstName: 'Iris',
      beneficiaryLastName: 'Lupi',
      beneficiarySsn: null,
    },
  ],
});

describe('a duplicate', () => {
  const copy = duplicateForm(full, TODAY);

  it.each(Object.keys(emptyDossierForm()) as (keyof DossierForm)[])(
    'of %s is the same, or empty',
    (field) => {
      const isLeftOut = (NOT_DUPLICATED as readonly string[]).includes(field);
      expect(copy[field]).toEqual(isLeftOut ? emptyDossierForm()[field] : full[field]);
    },
  );

  it('shares nothing with the original', () => {
    const shading = duplicateForm(
      goodForm({ manufatti: { serramenti: [], schermature: [goodShading()], chiusure: [] } }),
      TODAY,
    );
    expect(shading.spese).toEqual(emptySpese());
  });

  it('asks for the year first', () => {
    expect(dossierSteps(copy, 'fitter').find((step) => !step.complete)?.id).toBe('servizio');
  });

  it('leaves an expired identity document out', () => {
    expect(
      duplicateForm({ ...full, beneficiaryIdentificationDocDate: '2026-11-20' }, TODAY),
    ).toMatchObject({
      beneficiaryIdentificationDocNumber: null,
      beneficiaryIdentificationDocDate: null,
    });
    expect(
      duplicateForm({ ...full, beneficiaryIdentificationDocDate: null }, TODAY)
        .beneficiaryIdentificationDocNumber,
    ).toBe('CA00000AA');
  });
});
