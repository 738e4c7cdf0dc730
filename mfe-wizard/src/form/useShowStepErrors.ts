import type { StepState } from '@pratiche/domain';
import { useCallback } from 'react';
import { useDossierSession } from './dossier-session-context.js';
import { focusField, showStepErrorList } from './field-focus.js';

/** Lists the errors of a step and focuses the first of their fields. */
export function useShowStepErrors(): (step: Pick<StepState, 'id' | 'errors'>) => void {
  const session = useDossierSession();
  return useCallback(
    (step: Pick<StepState, 'id' | 'errors'>) => {
      session.showStepErrors(step.id, step.errors);
      const show = () => {
        const first = step.errors[0]?.field;
        if (first !== undefined && !focusField(first)) session.revealField(first);
        showStepErrorList();
      };
      // List and messages are drawn first, so that the field is scrolled to where it ends up.
      void session.form.trigger().then(() => setTimeout(show, 0));
    },
    [session],
  );
}
