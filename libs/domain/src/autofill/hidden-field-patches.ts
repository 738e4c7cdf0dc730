import { checkBounds } from '../completeness/storage-bounds.js';
import { isEerRequired, isGeneratorNameAsked, isPeaAsked } from '../completeness/check-impianto.js';
import { isLimitedService } from '../completeness/service-limits.js';
import {
  EXPENSE_FIELDS,
  findSplitType,
  listProductTypes,
  type DossierForm,
} from '../dossier/index.js';
import { isOtherApplicantField } from '../steps/step-fields.js';
import type { FormPatch } from './form-patch.js';

const STEPS_WITH_HIDDEN_FIELDS = ['beneficiario', 'impianto', 'spese'] as const;

/** Whether a step shows a field, given the current service, applicant, products and cooling. */
function isFieldShown(
  form: DossierForm,
  step: (typeof STEPS_WITH_HIDDEN_FIELDS)[number],
  field: string,
): boolean {
  if (step === 'beneficiario') return !isOtherApplicantField(form, field);
  if (isLimitedService(form.serviceType)) return false;
  if (field === 'valoreEer') return form.impiantoClimatizzazioneEstiva || isEerRequired(form);
  const [, row, key] = /^generatori\.(\d+)\.(pea|nome)$/.exec(field) ?? [];
  const generator = row === undefined ? undefined : form.generatori[Number(row)];
  if (generator) return key === 'pea' ? isPeaAsked(generator) : isGeneratorNameAsked(generator);
  return (
    step === 'impianto' ||
    listProductTypes(form).some(
      (type) =>
        field.startsWith('spese.') &&
        (findSplitType(field.slice(6)) === type ||
          EXPENSE_FIELDS[type].some((expense) => field === `spese.${expense}`)),
    )
  );
}

/**
 * Clears invalid values in fields that have just been hidden: the user could not correct them
 * there, and the server would refuse the whole dossier because of them. Valid values stay, for when
 * the fields return.
 */
export const listHiddenFieldPatches = (form: DossierForm): FormPatch[] =>
  STEPS_WITH_HIDDEN_FIELDS.flatMap((step) =>
    checkBounds(form, step)
      .filter(({ field }) => !isFieldShown(form, step, field))
      .map(({ field }) => ({ field, value: null })),
  );
