import type { DossierForm } from './dossier-form.js';
import { EXPENSE_FIELDS, listProductTypes } from './expense-fields.js';

/** Both expenses of one product type, in euro cents, because sums of floating-point euro drift. */
export const sumProductExpenseCents = (
  { spese }: Pick<DossierForm, 'spese'>,
  type: keyof typeof EXPENSE_FIELDS,
): number =>
  EXPENSE_FIELDS[type].reduce((sum, field) => sum + Math.round((spese[field] ?? 0) * 100), 0);

/**
 * All expenses of a dossier, euro cents, for the products it contains. Expenses of removed products
 * are kept but not counted.
 */
export const sumExpenseCents = (form: Pick<DossierForm, 'spese' | 'manufatti'>): number =>
  listProductTypes(form).reduce((sum, type) => sum + sumProductExpenseCents(form, type), 0);
