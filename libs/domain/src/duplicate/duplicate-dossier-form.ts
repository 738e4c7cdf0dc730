import { createEmptySpese, emptyFormerAnswers } from '../autofill/index.js';
import type { DossierForm } from '../dossier/index.js';

/**
 * Fields that are not copied to a duplicate, because they belong to the filed works: their days,
 * the year that follows from them, and their costs. Documents, messages and history are not part of
 * the form and are not copied either.
 */
export const NOT_DUPLICATED_FIELDS = [
  'annoRiferimento',
  'interventionStartDate',
  'interventionEstimatedEndDate',
  'interventionEndDate',
  'spese',
  'beneficiaryExpenseShare',
] as const satisfies readonly (keyof DossierForm)[];

/**
 * The form of a new dossier based on another dossier: beneficiary, places, property, products and
 * heating system. An expired identity document is left out, because it must be replaced anyway.
 * @param today today in Italy, `yyyy-mm-dd`
 */
export function duplicateDossierForm(form: DossierForm, today: string): DossierForm {
  const isExpired =
    form.beneficiaryIdentificationDocDate !== null && form.beneficiaryIdentificationDocDate < today;
  return {
    ...emptyFormerAnswers(form),
    annoRiferimento: null,
    interventionStartDate: null,
    interventionEstimatedEndDate: null,
    interventionEndDate: null,
    spese: createEmptySpese(),
    beneficiaryExpenseShare: null,
    otherBeneficiaries: form.otherBeneficiaries.map((row) => ({
      ...row,
      beneficiaryExpenseShare: null,
    })),
    ...(isExpired
      ? { beneficiaryIdentificationDocNumber: null, beneficiaryIdentificationDocDate: null }
      : {}),
  };
}
