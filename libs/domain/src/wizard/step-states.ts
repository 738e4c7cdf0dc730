import { checkStep, isAcquiredStep, type CheckOptions } from '../completeness/check-step.js';
import { REQUIRED_MESSAGE, type FieldError } from '../completeness/field-error.js';
import { countProductRows } from '../completeness/row-limits.js';
import type { DossierForm } from '../dossier/index.js';
import type { LimitSettings } from '../reference-tables/index.js';
import { getFirstStepNumber, listStepIds } from '../steps/step-sequence.js';
import { getStepTitle, STEP_TITLES, type StepId, type Viewer } from '../steps/step-id.js';

/** An error that keeps later steps locked, with its step. */
export interface StepLock extends FieldError {
  step: StepId;
}

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
  /** The error of an earlier step that keeps it locked, a wrong value before a missing one. */
  lockedBy: StepLock | null;
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

  const findLock = (id: StepId, index: number): Pick<StepState, 'lockedReason' | 'lockedBy'> => {
    if (viewer !== 'fitter') return { lockedReason: null, lockedBy: null };
    if (isAcquiredStep(form, id, viewer))
      return { lockedReason: ACQUIRED_STEP_MESSAGE, lockedBy: null };
    const missing = steps
      .slice(0, index)
      .find((earlier) => earlier.errors.length > 0 && !isSkippedStep(form, earlier.id, id, viewer));
    if (missing === undefined) return { lockedReason: null, lockedBy: null };
    const error = missing.errors.find(({ message }) => message !== REQUIRED_MESSAGE);
    return {
      lockedReason:
        missing.id === 'manufatti' && countProductRows(form.manufatti) === 0
          ? NO_PRODUCT_STEP_MESSAGE
          : formatStepRequiredMessage(missing.id),
      lockedBy: { step: missing.id, ...((error ?? missing.errors[0]) as FieldError) },
    };
  };

  return steps.map((step, index) => {
    const lock = findLock(step.id, index);
    const reachable = lock.lockedReason === null;
    return {
      ...step,
      ...lock,
      reachable,
      editable: reachable,
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
