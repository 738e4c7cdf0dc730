import type { DossierForm } from '../dossier/index.js';
import { listOverhangChecks } from '../product-checks/overhang-checks.js';
import { toRowWarnings, type Warning } from './warning.js';

/** Shadings whose overhangs or obstructions are described in part. */
export const listShadingWarnings = (form: DossierForm): Warning[] =>
  toRowWarnings('schermature', form, listOverhangChecks);
