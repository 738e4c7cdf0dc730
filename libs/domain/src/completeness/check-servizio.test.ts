import { describe, expect, it } from '@jest/globals';
import { validCompanyForm, validDossierForm } from '../../test/dossier-fixtures.js';
import { type DossierForm, type StepId, BUILT_IN_SETTINGS, createDossierRules } from '../index.js';

const { checkStep } = createDossierRules(BUILT_IN_SETTINGS);

const REQUIRED = 'Campo obbligatorio';

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
