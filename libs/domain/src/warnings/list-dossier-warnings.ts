import { toStoredForm } from '../autofill/to-stored-form.js';
import type { EneaOpeningSettings } from '../deadlines/index.js';
import type { DossierForm } from '../dossier/index.js';
import { listDoubts, type FindMunicipalities } from '../doubts/index.js';
import type { LimitSettings } from '../reference-tables/index.js';
import { findStepByPath } from '../steps/step-fields.js';
import { STEP_IDS } from '../steps/step-id.js';
import { listAgeWarnings } from './age-warnings.js';
import { listCadastralCategoryWarnings } from './cadastral-category-warnings.js';
import { listYearWarnings } from './date-warnings.js';
import { listExpenseWarnings } from './expense-warnings.js';
import { listHeatingWarnings } from './heating-warnings.js';
import { mergeRowWarnings } from './merge-row-warnings.js';
import { listPrintWarnings } from './print-warnings.js';
import { listShadingWarnings } from './shading-warnings.js';
import { listShareWarnings } from './share-warnings.js';
import { listShutterWarnings } from './shutter-warnings.js';
import { listTaxCodeWarnings } from './tax-code-warnings.js';
import type { Warning } from './warning.js';
import { listWindowWarnings } from './window-warnings.js';
import { listZipWarnings } from './zip-warnings.js';

const getStepNumber = ({ field }: Warning): number => {
  const step = findStepByPath(field);
  return step === null ? STEP_IDS.length : STEP_IDS.indexOf(step);
};

/**
 * Every amber warning of a dossier, in the order of the steps. They never block.
 * @param today today in Italy, `yyyy-mm-dd`
 * @param findMunicipalities `null` where the table is not at hand: places are not compared with it
 */
export function listDossierWarnings(
  form: DossierForm,
  today: string,
  settings: LimitSettings & EneaOpeningSettings,
  findMunicipalities: FindMunicipalities | null = null,
): Warning[] {
  const stored = toStoredForm(form);
  const warnings = [
    (dossier: DossierForm) => listYearWarnings(dossier, settings),
    listTaxCodeWarnings,
    listPrintWarnings,
    (dossier: DossierForm) => listAgeWarnings(dossier, today),
    listShareWarnings,
    listZipWarnings,
    listCadastralCategoryWarnings,
    (dossier: DossierForm) => listWindowWarnings(dossier, settings),
    listShadingWarnings,
    listShutterWarnings,
    listHeatingWarnings,
    (dossier: DossierForm) => listExpenseWarnings(dossier, settings),
    (dossier: DossierForm) => listDoubts(dossier, { today, findMunicipalities }),
  ]
    .flatMap((check): Warning[] => check(stored))
    .sort((one, other) => getStepNumber(one) - getStepNumber(other));
  return mergeRowWarnings(warnings);
}
