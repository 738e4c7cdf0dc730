import { checkBounds } from '../completeness/storage-bounds.js';
import { isEerRequired } from '../completeness/check-impianto.js';
import { isLimitedService } from '../completeness/service-limits.js';
import { EXPENSE_FIELDS, listProductTypes } from '../completeness/check-spese.js';
import type { DossierForm } from '../dossier/index.js';
import { isOtherApplicantField } from '../steps/step-fields.js';
import type { FormPatch } from './form-patch.js';

const STEPS_WITH_HIDDEN_FIELDS = ['beneficiario', 'impianto', 'spese'] as const;

/** Whether some step shows a field, as service, applicant, products and cooling stand. */
function isFieldShown(
  form: DossierForm,
  step: (typeof STEPS_WITH_HIDDEN_FIELDS)[number],
  field: string,
): boolean {
  if (step === 'beneficiario') return !isOtherApplicantField(form, field);
  if (isLimitedService(form.serviceType)) return false;
  if (field === 'valoreEer') return form.impiantoClimatizzazioneEstiva || isEerRequired(form);
  return (
    step === 'impianto' ||
    listProductTypes(form).some((type) =>
      EXPENSE_FIELDS[type].some((expense) => field === `spese.${expense}`),
    )
  );
}

/**
 * Empties what cannot be stored in fields that have just gone from the screen: nobody could mend it there, and the server
 * would refuse the whole dossier because of it. What can be stored stays, for when the fields come back.
 */
export const listHiddenFieldPatches = (form: DossierForm): FormPatch[] =>
  STEPS_WITH_HIDDEN_FIELDS.flatMap((step) =>
    checkBounds(form, step)
      .filter(({ field }) => !isFieldShown(form, step, field))
      .map(({ field }) => ({ field, value: null })),
  );
