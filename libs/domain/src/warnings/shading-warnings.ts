import type { DossierForm } from '../dossier/index.js';
import { listOverhangChecks } from '../product-checks/overhang-checks.js';
import { listUnusualGtotChecks } from '../product-checks/shading-checks.js';
import { toRowWarnings, type Warning } from './warning.js';

/** Shadings with an unusual solar transmission, or with overhangs that are described in part. */
export const listShadingWarnings = (form: DossierForm): Warning[] =>
  toRowWarnings('schermature', form, (row) => [
    ...listUnusualGtotChecks(row),
    ...listOverhangChecks(row),
  ]);
