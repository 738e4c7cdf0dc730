import type { DossierForm } from '../dossier/index.js';
import { categoryWarnings } from './category.js';
import { costWarnings } from './costs.js';
import { shadingWarnings } from './shadings.js';
import { shutterWarnings } from './shutters.js';
import { taxCodeWarnings } from './taxCodes.js';
import type { Warning } from './warning.js';
import { windowWarnings } from './windows.js';

/** Every amber warning of a dossier, in the order of the steps. They never block. */
export const dossierWarnings = (form: DossierForm): Warning[] =>
  [taxCodeWarnings, categoryWarnings, windowWarnings, shadingWarnings, shutterWarnings, costWarnings].flatMap((check) => check(form));
