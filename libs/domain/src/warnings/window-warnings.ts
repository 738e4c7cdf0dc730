import type { DossierForm } from '../dossier/index.js';
import { listTransmittanceChecks } from '../product-checks/window-checks.js';
import type { LimitSettings } from '../reference-tables/index.js';
import { toRowWarnings, type Warning } from './warning.js';

/** New windows above the Ecobonus limit, or no better than the old ones. */
export const listWindowWarnings = (form: DossierForm, settings: LimitSettings): Warning[] =>
  toRowWarnings('serramenti', form, (row) => listTransmittanceChecks(row, form, settings));
