import { EXPENSE_FIELDS, listProductTypes, type DossierForm } from '../dossier/index.js';
import { requireFields, type FieldError } from './field-error.js';

/** For each product type present both costs; zero is an answer. */
export const checkSpese = (form: DossierForm): FieldError[] =>
  listProductTypes(form).flatMap((type) =>
    requireFields(form.spese, EXPENSE_FIELDS[type], 'spese.'),
  );
