import { createEmptySpese } from '../autofill/index.js';
import type { DossierForm } from '../dossier/index.js';

/**
 * What a duplicate does not take over, because it belongs to the works that were filed: their days, the year that follows
 * from them, and what they cost. Documents, messages and history are no part of the form and stay behind, too.
 */
export const NOT_DUPLICATED_FIELDS = [
  'annoRiferimento',
  'interventionStartDate',
  'interventionEstimatedEndDate',
  'interventionEndDate',
  'spese',
] as const satisfies readonly (keyof DossierForm)[];

/**
 * The form of a new dossier made after another one: beneficiary, places, property, products and heating system.
 * An identity document that has expired would have to be typed anew anyway, so it is left out.
 * @param today today in Italy, `yyyy-mm-dd`
 */
export function duplicateDossierForm(form: DossierForm, today: string): DossierForm {
  const isExpired =
    form.beneficiaryIdentificationDocDate !== null && form.beneficiaryIdentificationDocDate < today;
  return {
    ...form,
    annoRiferimento: null,
    interventionStartDate: null,
    interventionEstimatedEndDate: null,
    interventionEndDate: null,
    spese: createEmptySpese(),
    ...(isExpired
      ? { beneficiaryIdentificationDocNumber: null, beneficiaryIdentificationDocDate: null }
      : {}),
  };
}
