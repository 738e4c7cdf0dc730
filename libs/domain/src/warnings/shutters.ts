import type { DossierForm } from '../dossier/index.js';
import { shutterDoubts } from '../row-checks/solar.js';
import { rowWarnings, type Warning } from './warning.js';

/** Shutters whose final resistance does not exceed the initial one. */
export const shutterWarnings = (form: DossierForm): Warning[] =>
  rowWarnings('chiusure', form, shutterDoubts);
