import type { DossierForm } from '../dossier/index.js';
import { windowDoubts } from '../row-checks/windows.js';
import { rowWarnings, type Warning } from './warning.js';

/** New windows above the Ecobonus limit, or no better than the old ones. */
export const windowWarnings = (form: DossierForm): Warning[] =>
  rowWarnings('serramenti', form, (row) => windowDoubts(row, form));
