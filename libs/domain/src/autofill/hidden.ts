import { checkBounds } from '../completeness/bounds.js';
import { needsEer } from '../completeness/impianto.js';
import { isLimitedService } from '../completeness/serviceLimits.js';
import { EXPENSE_FIELDS, productTypes } from '../completeness/spese.js';
import type { DossierForm } from '../dossier/index.js';
import { isOfOtherApplicant } from '../steps/fields.js';
import type { Patch } from './patch.js';

const STEPS = ['beneficiario', 'impianto', 'spese'] as const;

/** Whether some step shows a field, as service, applicant, products and cooling stand. */
function isAsked(form: DossierForm, step: (typeof STEPS)[number], field: string): boolean {
  if (step === 'beneficiario') return !isOfOtherApplicant(form, field);
  if (isLimitedService(form.serviceType)) return false;
  if (field === 'valoreEer') return form.impiantoClimatizzazioneEstiva || needsEer(form);
  return (
    step === 'impianto' ||
    productTypes(form).some((type) =>
      EXPENSE_FIELDS[type].some((expense) => field === `spese.${expense}`),
    )
  );
}

/**
 * Empties what cannot be stored in fields that have just gone from the screen: nobody could mend it there, and the server
 * would refuse the whole dossier because of it. What can be stored stays, for when the fields come back.
 */
export const hiddenFaultPatches = (form: DossierForm): Patch[] =>
  STEPS.flatMap((step) =>
    checkBounds(form, step)
      .filter(({ field }) => !isAsked(form, step, field))
      .map(({ field }) => ({ field, value: null })),
  );
