import { type StepState, findStepByPath } from '@pratiche/domain';
import { useDossierState } from '../form/dossier-session-context.js';

/**
 * The steps as stepper and completeness show them. A new dossier comes with a service chosen: no
 * step of it is done before something is changed or the step is passed. A step with a text that
 * cannot be read, such as 31/02, is not done either: its field keeps no value.
 */
export function useShownSteps(): readonly StepState[] {
  const steps = useDossierState((state) => state.steps);
  const isUntouched = useDossierState(({ id, save }) => id === null && save.kind === 'clean');
  const unreadFields = useDossierState((state) => state.unreadFields);
  if (!isUntouched && unreadFields.size === 0) return steps;
  const unreadSteps = new Set([...unreadFields.keys()].map(findStepByPath));
  return steps.map((step) =>
    isUntouched || unreadSteps.has(step.id) ? { ...step, complete: false } : step,
  );
}
