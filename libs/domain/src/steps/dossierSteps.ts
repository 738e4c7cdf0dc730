import { ACQUIRED_STEPS, checkStep, type CheckOptions } from '../completeness/checkStep.js';
import type { FieldError } from '../completeness/fieldError.js';
import { rowCount } from '../completeness/rowLimits.js';
import type { DossierForm } from '../dossier/index.js';
import { firstStepNumber, stepSequence } from './sequence.js';
import { STEP_TITLES, type StepId, type Viewer } from './stepId.js';

export interface StepState {
  id: StepId;
  number: number;
  title: string;
  /** Reachable and without errors; documents only when their state was given, the admin's last step never. */
  complete: boolean;
  /** Whether it may be opened. */
  reachable: boolean;
  /** Whether its fields may be changed, as far as the data goes; a frozen dossier is the caller's to know. */
  editable: boolean;
  /** Italian, why it may not be opened. */
  lockedReason: string | null;
  errors: FieldError[];
}

export const ACQUIRED_REASON = "I dati saranno acquisiti dal fornitore del servizio, come richiesto nel primo passo";
export const NO_PRODUCT_REASON = 'Aggiungere prima almeno un manufatto';
const fillFirst = (step: StepId): string => `Completare prima il passo «${STEP_TITLES[step]}»`;

/** Steps that need not be filled before another one may be opened. */
function isSkipped(earlier: StepId, step: StepId, form: DossierForm, viewer: Viewer): boolean {
  if (!form.acquisizioneBeneficiario || viewer !== 'fitter') return false;
  // With the acquisition flag "Avanti" goes from step 1 to step 7, so step 6 is asked for only after the products.
  return ACQUIRED_STEPS.includes(earlier) || (step === 'manufatti' && earlier === 'intervento');
}

/**
 * The whole state of the stepper from the dossier alone (spec wizard §2 and §5): a step opens when the earlier ones are
 * filled; admins go anywhere; with the acquisition flag the fitter's steps 2 to 5 are locked. On the beneficiary's page
 * the heating step waits for no product, because the beneficiary cannot add one.
 */
export function dossierSteps(form: DossierForm, viewer: Viewer, options: Omit<CheckOptions, 'viewer'> = {}): StepState[] {
  const sequence = stepSequence(form.serviceType, viewer);
  const errors = new Map(sequence.map((id) => [id, checkStep(form, id, { ...options, viewer })]));
  const isFilled = (id: StepId): boolean => errors.get(id)?.length === 0;

  const isKnown = (id: StepId): boolean => (id === 'documentazione' ? options.documents !== undefined : id !== 'amministrazione');

  const lockedReason = (id: StepId, index: number): string | null => {
    if (viewer === 'admin') return null;
    const missing = sequence.slice(0, index).find((earlier) => !isFilled(earlier) && !isSkipped(earlier, id, form, viewer));
    if (viewer === 'fitter' && form.acquisizioneBeneficiario && ACQUIRED_STEPS.includes(id)) return ACQUIRED_REASON;
    if (missing === undefined) return null;
    return missing === 'manufatti' && rowCount(form.manufatti) === 0 ? NO_PRODUCT_REASON : fillFirst(missing);
  };

  return sequence.map((id, index) => {
    const reason = lockedReason(id, index);
    const reachable = reason === null;
    return {
      id, number: index + firstStepNumber(viewer), title: STEP_TITLES[id], reachable, editable: reachable, lockedReason: reason,
      complete: reachable && isFilled(id) && isKnown(id), errors: errors.get(id) ?? [],
    };
  });
}
