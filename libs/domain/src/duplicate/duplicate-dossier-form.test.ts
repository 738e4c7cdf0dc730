import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validShading } from '../../test/dossier-fixtures.js';
import {
  type DossierForm,
  BUILT_IN_SETTINGS,
  createDossierRules,
  createEmptyDossierForm,
  createEmptySpese,
} from '../index.js';
import { duplicateDossierForm, NOT_DUPLICATED_FIELDS } from './duplicate-dossier-form.js';

const { buildStepStates } = createDossierRules(BUILT_IN_SETTINGS);

const TODAY = '2026-11-21';
const full = validDossierForm({
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
      beneficiaryPossessionTitle: 4,
      beneficiaryRealRight: null,
      beneficiaryExpenseShare: null,
    },
  ],
});

describe('a duplicate', () => {
  const copy = duplicateDossierForm(full, TODAY);

  it.each(Object.keys(createEmptyDossierForm()) as (keyof DossierForm)[])(
    'of %s is the same, or empty',
    (field) => {
      const isLeftOut = (NOT_DUPLICATED_FIELDS as readonly string[]).includes(field);
      expect(copy[field]).toEqual(isLeftOut ? createEmptyDossierForm()[field] : full[field]);
    },
  );

  it('shares nothing with the original', () => {
    const shading = duplicateDossierForm(
      validDossierForm({
        manufatti: { serramenti: [], schermature: [validShading()], chiusure: [] },
      }),
      TODAY,
    );
    expect(shading.spese).toEqual(createEmptySpese());
  });

  it('asks again where an answer is offered no longer', () => {
    const former = validDossierForm({ tipoDistribuzione: 'verticale', tipoRegolazione: 'nessuna' });
    expect(duplicateDossierForm(former, TODAY)).toMatchObject({
      tipoDistribuzione: null,
      tipoRegolazione: null,
    });
  });

  it('asks for the year first', () => {
    expect(buildStepStates(copy, 'fitter').find((step) => !step.complete)?.id).toBe('servizio');
  });

  it('leaves an expired identity document out', () => {
    expect(
      duplicateDossierForm({ ...full, beneficiaryIdentificationDocDate: '2026-11-20' }, TODAY),
    ).toMatchObject({
      beneficiaryIdentificationDocNumber: null,
      beneficiaryIdentificationDocDate: null,
    });
    expect(
      duplicateDossierForm({ ...full, beneficiaryIdentificationDocDate: null }, TODAY)
        .beneficiaryIdentificationDocNumber,
    ).toBe('CA00000AA');
  });
});
