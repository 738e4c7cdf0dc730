import {
  calculateSplitSum,
  EXPENSE_FIELDS,
  findSplitType,
  type DossierForm,
} from '../dossier/index.js';
import type { FormPatch } from './form-patch.js';

/**
 * The sum of a product type follows its supply, fitting and VAT rate. A split that is not complete
 * leaves it as it is, because the sum may be all that the fitter knows.
 */
export function listExpensePatches(form: DossierForm, field: string): FormPatch[] {
  const type = findSplitType(field);
  if (type === null) return listProfessionalExpensePatches(form, field);
  const value = calculateSplitSum(form.spese, type);
  return value === null ? [] : [{ field: `spese.${EXPENSE_FIELDS[type][0]}`, value }];
}

/** Most works have no professional expenses: a sum proposes none where the fitter has not answered. */
function listProfessionalExpensePatches({ spese }: DossierForm, field: string): FormPatch[] {
  const [sum, professional] =
    Object.values(EXPENSE_FIELDS).find(([first]) => first === field) ?? [];
  return sum !== undefined &&
    professional !== undefined &&
    spese[sum] !== null &&
    spese[professional] === null
    ? [{ field: `spese.${professional}`, value: 0 }]
    : [];
}
