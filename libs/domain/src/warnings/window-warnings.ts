import type { DossierForm } from '../dossier/index.js';
import { listTransmittanceChecks } from '../product-checks/window-checks.js';
import { toRowWarnings, type Warning } from './warning.js';
import type { RuleSettings } from '../settings/rule-settings.js';

/** New windows above the Ecobonus limit, or no better than the old ones. */
export const listWindowWarnings = (form: DossierForm, settings: RuleSettings): Warning[] =>
  toRowWarnings('serramenti', form, (row) => listTransmittanceChecks(row, form, settings));
