import type { StepState } from '@pratiche/domain';
import { useDossierState } from '../form/dossier-session-context.js';

/**
 * The steps as stepper and completeness show them. A new dossier comes with a service chosen: no
 * step of it is done before something is changed or the step is passed.
 */
export function useShownSteps(): readonly StepState[] {
  const steps = useDossierState((state) => state.steps);
  const isUntouched = useDossierState(({ id, save }) => id === null && save.kind === 'clean');
  return isUntouched ? steps.map((step) => ({ ...step, complete: false })) : steps;
}
