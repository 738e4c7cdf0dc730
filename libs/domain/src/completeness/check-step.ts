import type { DossierForm } from '../dossier/index.js';
import type { LimitSettings } from '../reference-tables/index.js';
import { sortByScreenOrder } from '../steps/step-fields.js';
import type { StepId, Viewer } from '../steps/step-id.js';
import { checkBeneficiario } from './check-beneficiario.js';
import type { CheckOptions } from './check-options.js';
import { checkBounds } from './storage-bounds.js';
import { checkDocumentazione } from './check-documentazione.js';
import type { FieldError } from './field-error.js';
import { checkImpianto } from './check-impianto.js';
import { checkIntervento } from './check-intervento.js';
import { checkManufatti } from './check-manufatti.js';
import {
  checkCatasto,
  checkImmobile,
  checkResidenza,
  checkUbicazione,
} from './check-property-steps.js';
import { checkServizio } from './check-servizio.js';
import { checkSpese } from './check-spese.js';

export type { CheckOptions } from './check-options.js';

/** Steps the provider fills in when asked to acquire the beneficiary's data (spec wizard §2). */
export const ACQUIRED_STEPS: readonly StepId[] = ['residenza', 'ubicazione', 'catasto', 'immobile'];

/** Whether a step is the provider's to fill in, hence locked for the fitter. */
export const isAcquiredStep = (form: DossierForm, step: StepId, viewer: Viewer): boolean =>
  form.acquisizioneBeneficiario && viewer === 'fitter' && ACQUIRED_STEPS.includes(step);

type StepCheck = (
  form: DossierForm,
  options: CheckOptions,
  settings: LimitSettings,
) => FieldError[];

const STEP_CHECKS: Readonly<Record<StepId, StepCheck>> = {
  servizio: checkServizio,
  beneficiario: checkBeneficiario,
  residenza: checkResidenza,
  ubicazione: checkUbicazione,
  catasto: checkCatasto,
  immobile: (form, { today = null }) => checkImmobile(form, today),
  intervento: checkIntervento,
  manufatti: (form, _options, settings) => checkManufatti(form, settings),
  impianto: (form, { viewer = 'fitter' }) =>
    form.serviceType === 1 ? checkImpianto(form, viewer) : [],
  spese: (form) => (form.serviceType === 1 ? checkSpese(form) : []),
  documentazione: (_form, { documents = [] }) => checkDocumentazione(documents),
  amministrazione: () => [],
};

/**
 * Lists the missing, wrong or unstorable values of one step, as shown on the screen, with the
 * messages of the specification (wizard §5).
 */
export function checkStep(
  form: DossierForm,
  step: StepId,
  options: CheckOptions,
  settings: LimitSettings,
): FieldError[] {
  if (isAcquiredStep(form, step, options.viewer ?? 'fitter')) return [];
  const errors = STEP_CHECKS[step](form, options, settings);
  const known = new Set(errors.map(({ field }) => field));
  return sortByScreenOrder(step, [
    ...errors,
    ...checkBounds(form, step).filter(({ field }) => !known.has(field)),
  ]);
}
