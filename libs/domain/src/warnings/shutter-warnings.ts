import type { DossierForm } from '../dossier/index.js';
import { listResistanceChecks, listUnusualGtotChecks } from '../product-checks/shading-checks.js';
import { toRowWarnings, type Warning } from './warning.js';

/**
 * Warns of shutters whose final resistance does not exceed the initial one, or with an unusual solar
 * transmission.
 */
export const listShutterWarnings = (form: DossierForm): Warning[] =>
  toRowWarnings('chiusure', form, (row) => [
    ...listResistanceChecks(row),
    ...listUnusualGtotChecks(row),
  ]);
