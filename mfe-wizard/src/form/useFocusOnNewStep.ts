import type { StepId } from '@pratiche/domain';
import { useEffect, useRef, type RefObject } from 'react';
import { useDossierSession } from './dossier-session-context.js';
import { focusField, isStepFieldFocused } from './field-focus.js';

/** Starts a new step at the top of the page, with the focus on its title or on the requested field. */
export function useFocusOnNewStep(current: StepId, toFocus: RefObject<string | null>): void {
  const session = useDossierSession();
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    session.clearStepErrors();
    const field = toFocus.current;
    toFocus.current = null;
    window.scrollTo({ top: 0 });
    const frame = requestAnimationFrame(() => {
      if (field !== null && !focusField(field)) session.revealField(field);
      // Quick people are typing already: taking the focus from them would take their letters too.
      if (field === null && !isStepFieldFocused())
        document.getElementById('titolo-passo')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [current, session, toFocus]);
}
