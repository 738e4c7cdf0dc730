import {
  REQUIRED_MESSAGE,
  type StepId,
  type StepLock,
  type StepState,
  type Warning,
} from '@pratiche/domain';
import type { Step } from '@pratiche/ui/form';
import { findFieldLabel, fullFieldLabel } from '../catalog/field-catalog.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';

interface StepMarksInput {
  steps: readonly StepState[];
  current: StepId;
  warnings: ReadonlyMap<StepId | null, readonly Warning[]>;
  /** Opens the field that keeps a step locked. */
  onOpenLock: (lock: StepLock) => void;
}

/** The steps as the stepper draws them. */
export const toStepMarks = ({ steps, current, warnings, onOpenLock }: StepMarksInput): Step[] =>
  steps.map((step) => {
    const { id, title, complete, isToMend, reachable, lockedBy } = step;
    return {
      key: id,
      label: title,
      complete,
      isToMend,
      warnings: warnings.get(id)?.length ?? 0,
      state: id === current ? 'now' : !reachable ? 'locked' : complete ? 'done' : 'open',
      reason: formatLockedReason(step, steps),
      onOpenReason: lockedBy === null ? undefined : () => onOpenLock(lockedBy),
    };
  });

/** Names the field where one alone is in the way; a step that is still to fill in is named whole. */
function formatLockedReason(
  { lockedReason, lockedBy }: StepState,
  steps: readonly StepState[],
): string | undefined {
  const lock = steps.find(({ id }) => id === lockedBy?.step);
  if (lockedBy === null || lock === undefined || findFieldLabel(lockedBy.field) === null)
    return lockedReason ?? undefined;
  const field = fullFieldLabel(lockedBy.field);
  if (lockedBy.message !== REQUIRED_MESSAGE) return TEXTS.correctField(field, lock.title);
  return lock.errors.length === 1
    ? TEXTS.fillField(field, lock.title)
    : (lockedReason ?? undefined);
}
