import type { DossierForm } from '../dossier/index.js';
import { overhangDoubts } from '../row-checks/overhangs.js';
import { rowWarnings, type Warning } from './warning.js';

/** Shadings whose overhangs or obstructions are described in part. */
export const shadingWarnings = (form: DossierForm): Warning[] =>
  rowWarnings('schermature', form, overhangDoubts);
