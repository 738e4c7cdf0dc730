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
 * What the server refuses even in a draft: what no screen offers, namely too many rows and, for Bonus Casa and
 * Bonus Sicurezza, companies, non-residential uses and products other than windows. Everything else may be
 * incomplete or wrong while it is a draft, so that no typing is ever lost; `checkForSending` finds it later.
 */
export const checkDraft = (form: DossierForm): FieldError[] => [
  ...checkNaturalPerson(form),
  ...checkOtherNaturalPersons(form),
  ...checkResidentialUse(form),
  ...checkWindowsOnly(form),
  ...checkRowLimits(form),
];
