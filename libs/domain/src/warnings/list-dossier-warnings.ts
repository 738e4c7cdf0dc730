import type { DossierForm } from '../dossier/index.js';
import type { LimitSettings } from '../reference-tables/index.js';
import { listAgeWarnings } from './age-warnings.js';
import { listCadastralCategoryWarnings } from './cadastral-category-warnings.js';
import { listYearWarnings } from './date-warnings.js';
import { listHeatingWarnings } from './heating-warnings.js';
import { listShadingWarnings } from './shading-warnings.js';
import { listShutterWarnings } from './shutter-warnings.js';
import { listTaxCodeWarnings } from './tax-code-warnings.js';
import type { Warning } from './warning.js';
import { listWindowWarnings } from './window-warnings.js';
import { listZipWarnings } from './zip-warnings.js';

/**
 * Every amber warning of a dossier, in the order of the steps. They never block.
 * @param today today in Italy, `yyyy-mm-dd`
 */
export const listDossierWarnings = (
  form: DossierForm,
  today: string,
  settings: LimitSettings,
): Warning[] =>
  [
    listYearWarnings,
    listTaxCodeWarnings,
    (dossier: DossierForm) => listAgeWarnings(dossier, today),
    listZipWarnings,
    listCadastralCategoryWarnings,
    (dossier: DossierForm) => listWindowWarnings(dossier, settings),
    listShadingWarnings,
    listShutterWarnings,
    listHeatingWarnings,
  ].flatMap((check) => check(form));
