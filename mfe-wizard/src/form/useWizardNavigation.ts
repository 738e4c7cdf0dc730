import type { StepId, StepState } from '@pratiche/domain';
import { findNextStep, findPreviousStep, findStepByPath } from '@pratiche/domain/dossier-rules';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useDossierSession, useDossierState } from './dossier-session-context.js';
import { focusField, focusUnparsedField } from './field-focus.js';
import { useFocusOnNewStep } from './useFocusOnNewStep.js';
import { useHoldFiles } from './useHoldFiles.js';
import { useShowStepErrors } from './useShowStepErrors.js';
import { isReviewOpen, LAST_STEP_SCREEN_PARAMETER, reviewAddress } from './last-step-screen.js';
import { useStepInUrl } from './useStepInUrl.js';

export interface WizardNavigation {
  steps: readonly StepState[];
  current: StepId;
  openStep: (id: StepId, field?: string) => void;
  /** Opens the step that contains a field, and focuses the field. */
  openField: (path: string) => void;
  goToNextStep: () => void;
  goToPreviousStep: () => void;
  /** Opens the second screen of the last step, from another step. */
  openReview: () => void;
}

/** The step in the URL, and the functions that open another step. */
export function useWizardNavigation(): WizardNavigation {
  const session = useDossierSession();
  const steps = useDossierState((state) => state.steps);
  const navigate = useNavigate();
  const current = useStepInUrl();
  const holdFiles = useHoldFiles();
  const toFocus = useRef<string | null>(null);

  // Known before the fields of the step are drawn: they show the messages of this step.
  session.step = current;

  const openStep = useCallback(
    (id: StepId, field?: string) => {
      const state = session.computeCurrentSteps().find((step) => step.id === id);
      if (!state?.reachable || (id !== current && (focusUnparsedField() || holdFiles('leave'))))
        return;
      if (id !== current) session.saveHeldTyping();
      session.refreshStepView();
      toFocus.current = field ?? null;
      // The address as it is now: a new dossier may have got its number since the page was last drawn.
      const search = new URLSearchParams(window.location.search);
      search.set('passo', String(state.number));
      search.delete(LAST_STEP_SCREEN_PARAMETER);
      void navigate({ pathname: window.location.pathname, search: search.toString() });
      if (id === current && field && !focusField(field)) session.revealField(field);
    },
    [session, navigate, current, holdFiles],
  );

  const openField = useCallback(
    (path: string) => {
      const step = findStepByPath(path);
      if (step !== null) openStep(step, path);
    },
    [openStep],
  );

  const showErrors = useShowStepErrors();

  const goToNextStep = useCallback(() => {
    const now = session.computeCurrentSteps();
    const step = now.find(({ id }) => id === current);
    if (step && step.errors.length > 0 && current !== 'documentazione') {
      showErrors(step);
      return;
    }
    if (current === 'documentazione') {
      if (!isReviewOpen() && !holdFiles('send')) void navigate(reviewAddress());
      return;
    }
    const target = findNextStep(now, current);
    if (target === null || focusUnparsedField()) return;
    // A new dossier gets its number here, also where its first step was right as it was.
    void (session.viewer === 'fitter' ? session.storeDraft() : session.flush());
    openStep(target);
  }, [session, current, navigate, openStep, showErrors, holdFiles]);

  const goToPreviousStep = useCallback(() => {
    // From the second screen of the last step to its first.
    if (isReviewOpen()) return openStep(current);
    const target = findPreviousStep(session.computeCurrentSteps(), current);
    if (target !== null) openStep(target);
  }, [session, current, openStep]);

  const openReview = useCallback(() => {
    const last = session.computeCurrentSteps().find(({ id }) => id === 'documentazione');
    if (!last?.reachable || focusUnparsedField()) return;
    void session.storeDraft();
    session.refreshStepView();
    void navigate(reviewAddress(last.number));
  }, [session, navigate]);

  useFocusOnNewStep(current, toFocus);

  return { steps, current, openStep, openField, goToNextStep, goToPreviousStep, openReview };
}
