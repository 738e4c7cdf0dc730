import type { DossierForm } from '../dossier/index.js';
import { requireFields, type FieldError } from './field-error.js';
import { checkNaturalPerson } from './service-limits.js';

export const checkServizio = (form: DossierForm): FieldError[] => [
  ...requireFields(form, ['serviceType', 'annoRiferimento']),
  ...checkNaturalPerson(form),
];
