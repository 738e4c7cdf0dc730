import type { DossierForm } from '../dossier/index.js';
import { requireFields, type FieldError } from './fieldError.js';
import { checkNaturalPerson } from './serviceLimits.js';

export const checkServizio = (form: DossierForm): FieldError[] => [
  ...requireFields(form, ['serviceType', 'annoRiferimento']),
  ...checkNaturalPerson(form),
];
