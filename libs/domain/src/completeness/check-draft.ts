import type { DossierForm } from '../dossier/index.js';
import type { FieldError } from './field-error.js';
import { checkRowLimits } from './row-limits.js';
import {
  checkNaturalPerson,
  checkOtherNaturalPersons,
  checkResidentialUse,
  checkWindowsOnly,
} from './service-limits.js';

/**
 * Checks that even a draft must pass: too many rows and, for Bonus Casa and Bonus Sicurezza,
 * companies, non-residential uses and products other than windows. All else may be incomplete or
 * wrong, so that no typing is lost; `checkForSending` reports it later.
 */
export const checkDraft = (form: DossierForm): FieldError[] => [
  ...checkNaturalPerson(form),
  ...checkOtherNaturalPersons(form),
  ...checkResidentialUse(form),
  ...checkWindowsOnly(form),
  ...checkRowLimits(form),
];
