import { ACQUIRED_STEP_MESSAGE, isStepDone, type StepState } from './step-states.js';
import type { StepId } from '../steps/step-id.js';

/** Steps "Avanti" goes ahead from step 1 when the provider acquires the beneficiary's data. */
export const ACQUISITION_STEP_OFFSET = 6;

const findStepIndex = (steps: readonly StepState[], id: StepId): number =>
  steps.findIndex((step) => step.id === id);

/** Whether steps 2 to 5 are left out: the step after the beneficiary is locked although the beneficiary is filled. */
const isAcquisitionJump = (steps: readonly StepState[], index: number): boolean =>
  steps[index]?.id === 'beneficiario' &&
  steps[index].complete &&
  steps[index + 1]?.reachable === false;

/**
 * Returns the step that "Avanti" leads to, also over the steps that the acquisition flag skips or
 * back to one of them. `null` on the last step and while the current step has errors (admins may
 * continue regardless).
 */
export function findNextStep(steps: readonly StepState[], current: StepId): StepId | null {
  const index = findStepIndex(steps, current);
  const now = steps[index];
  if (now === undefined) return null;
  const isAdmin = steps.at(-1)?.id === 'amministrazione';
  if (!isAdmin && !now.complete) return null;
  const target = steps[index + (isAcquisitionJump(steps, index) ? ACQUISITION_STEP_OFFSET : 1)];
  if (target === undefined) return null;
  if (target.reachable) return target.id;
  return steps.find((step) => step.reachable && !step.complete)?.id ?? null;
}

/**
 * What to say on the steps around a jump: the products, when "Avanti" leads from them back to the intervention that was
 * jumped over, and that step itself. `null` where nothing needs saying.
 */
export function getSkippedStepNote(steps: readonly StepState[], current: StepId): string | null {
  const [left, products] = [
    steps[findStepIndex(steps, 'intervento')],
    steps[findStepIndex(steps, 'manufatti')],
  ];
  const isJumpedOver = steps.some(
    ({ id, lockedReason }) => id === 'immobile' && lockedReason === ACQUIRED_STEP_MESSAGE,
  );
  if (!isJumpedOver || left === undefined || left.complete || products === undefined) return null;
  if (current === 'manufatti')
    return `Il passo «${left.title}» è stato saltato con l’acquisizione dei dati ma serve per proseguire: «Avanti» porta lì.`;
  return current === 'intervento'
    ? `Questo passo non è tra i dati acquisiti dal fornitore del servizio: compilalo prima di andare oltre i ${products.title.toLowerCase()}.`
    : null;
}

/**
 * Returns the step that "Indietro" leads to: the nearest earlier step that may be opened; `null` on
 * the first one.
 */
export function findPreviousStep(steps: readonly StepState[], current: StepId): StepId | null {
  const index = findStepIndex(steps, current);
  return index < 0 ? null : (steps.slice(0, index).findLast((step) => step.reachable)?.id ?? null);
}

/**
 * Returns the step that a URL names by id or number. A step that is locked or unknown leads to the
 * first incomplete step (to the last reachable step when all are complete).
 */
export function resolveStepFromUrl(
  steps: readonly StepState[],
  value: string | null | undefined,
): StepId {
  const asked = steps.find((step) => step.id === value || String(step.number) === value);
  if (asked?.reachable) return asked.id;
  const open = steps.filter((step) => step.reachable);
  const fallback =
    value === null || value === undefined || value === ''
      ? open[0]
      : (open.find((step) => !isStepDone(step)) ?? open.at(-1));
  return (fallback ?? steps[0])?.id ?? 'servizio';
}
