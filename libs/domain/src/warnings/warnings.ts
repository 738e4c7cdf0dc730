import { todayInRome } from '../deadlines/index.js';
import type { DossierForm } from '../dossier/index.js';
import { categoryWarnings } from './category.js';
import { costWarnings } from './costs.js';
import { dateWarnings, yearWarnings } from './dates.js';
import { shadingWarnings } from './shadings.js';
import { shutterWarnings } from './shutters.js';
import { taxCodeWarnings } from './taxCodes.js';
import type { Warning } from './warning.js';
import { windowWarnings } from './windows.js';
import { zipWarnings } from './zips.js';

/**
 * Every amber warning of a dossier, in the order of the steps. They never block.
 * @param today today in Italy, `yyyy-mm-dd`
 */
export const dossierWarnings = (form: DossierForm, today: string = todayInRome()): Warning[] =>
  [
    yearWarnings,
    taxCodeWarnings,
    zipWarnings,
    categoryWarnings,
    (dossier: DossierForm) => dateWarnings(dossier, today),
    windowWarnings,
    shadingWarnings,
    shutterWarnings,
    costWarnings,
  ].flatMap((check) => check(form));
