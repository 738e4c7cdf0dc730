import { checkStep, isAcquiredStep, type CheckOptions } from '../completeness/check-step.js';
import type { FieldError } from '../completeness/field-error.js';
import { countProductRows } from '../completeness/row-limits.js';
import type { DossierForm } from '../dossier/index.js';
import type { LimitSettings } from '../reference-tables/index.js';
import { getFirstStepNumber, listStepIds } from '../steps/step-sequence.js';
import { getStepTitle, STEP_TITLES, type StepId, type Viewer } from '../steps/step-id.js';

export interface StepState {
  id: StepId;
  number: number;
  title: string;
  /** Reachable and without errors; documents only when their state was given, the admin's last step never. */
  complete: boolean;
  /** Whether it may be opened. */
  reachable: boolean;
  /**
   * Whether the data allows changes to the fields of the step; the caller must check whether the
   * dossier is frozen.
   */
  editable: boolean;
  /** Italian, why it may not be opened. */
  lockedReason: string | null;
  errors: FieldError[];
  /** The back office wants something of it corrected: it opens the next step, but is not done. */
  isToMend: boolean;
}

export const ACQUIRED_STEP_MESSAGE =
  'I dati saranno acquisiti dal fornitore del servizio, come richiesto nel primo passo';
export const NO_PRODUCT_STEP_MESSAGE = 'Aggiungi prima almeno un manufatto';
const formatStepRequiredMessage = (step: StepId): string =>
  `Completa prima il passo «${STEP_TITLES[step]}»`;

/**
 * With the acquisition flag "Avanti" goes from step 1 to step 7, so step 6 is required only after
 * the products.
 */
const isSkippedStep = (form: DossierForm, earlier: StepId, step: StepId, viewer: Viewer): boolean =>
  form.acquisizioneBeneficiario &&
  viewer === 'fitter' &&
  step === 'manufatti' &&
  earlier === 'intervento';

/** What a viewer's steps are judged by. */
export interface StepStateOptions extends Omit<CheckOptions, 'viewer'> {
  /** Steps that a return points at. */
  stepsToMend?: readonly StepId[];
}

/** Whether a step is shown as done. */
export const isStepDone = ({ complete, isToMend }: StepState): boolean => complete && !isToMend;

/**
 * Builds the stepper from the dossier alone (spec wizard §2 and §5): a step opens when the earlier
 * ones are complete, for admins always, and for beneficiaries, who may lack the cadastral survey;
 * with the acquisition flag the fitter's steps 2 to 5 are locked.
 */
export function buildStepStates(
  form: DossierForm,
  viewer: Viewer,
  options: StepStateOptions,
  settings: LimitSettings,
): StepState[] {
  const steps = listStepIds(form.serviceType, viewer).map((id, index) => ({
    id,
    number: index + getFirstStepNumber(viewer),
    title: getStepTitle(id, viewer),
    errors: checkStep(form, id, { ...options, viewer }, settings),
  }));
  const isKnown = (id: StepId): boolean =>
    id === 'documentazione' ? options.documents !== undefined : id !== 'amministrazione';

  const lockedReason = (id: StepId, index: number): string | null => {
    if (viewer !== 'fitter') return null;
    if (isAcquiredStep(form, id, viewer)) return ACQUIRED_STEP_MESSAGE;
    const missing = steps
      .slice(0, index)
      .find((earlier) => earlier.errors.length > 0 && !isSkippedStep(form, earlier.id, id, viewer));
    if (missing === undefined) return null;
    return missing.id === 'manufatti' && countProductRows(form.manufatti) === 0
      ? NO_PRODUCT_STEP_MESSAGE
      : formatStepRequiredMessage(missing.id);
  };

  return steps.map((step, index) => {
    const reason = lockedReason(step.id, index);
    const reachable = reason === null;
    return {
      ...step,
      reachable,
      editable: reachable,
      lockedReason: reason,
      complete: reachable && step.errors.length === 0 && isKnown(step.id),
      isToMend: options.stepsToMend?.includes(step.id) ?? false,
    };
  });
}

/**
 * Returns the progress of a dossier in percent: the complete steps among those its owner fills in.
 */
export function calculatePercentComplete(steps: readonly StepState[]): number {
  const own = steps.filter(({ lockedReason }) => lockedReason !== ACQUIRED_STEP_MESSAGE);
  return Math.round((100 * own.filter(isStepDone).length) / Math.max(1, own.length));
}
