import {
  type StepId,
  type StepState,
  findNextStep,
  findPreviousStep,
  findStepByPath,
  resolveStepFromUrl,
} from '@pratiche/domain';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDossierSession, useDossierState } from './dossier-session-context.js';
import { focusField, focusUnparsedField, isStepFieldFocused } from './field-focus.js';
import { useHoldFiles } from './useHoldFiles.js';
import { useShowStepErrors } from './useShowStepErrors.js';
import { isReviewOpen, LAST_STEP_SCREEN_PARAMETER, reviewAddress } from './last-step-screen.js';

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

/** Starts a new step at the top of the page, with the focus on its title or on the requested field. */
function useFocusOnNewStep(current: StepId, toFocus: RefObject<string | null>): void {
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

/** Step name in the URL that redirects to the first incomplete step. */
const FIRST_INCOMPLETE_STEP = 'primo';

/** The step that the URL names, or the first one to work on; the URL then names it. */
function useStepInUrl(): StepId {
  const steps = useDossierState((state) => state.steps);
  const hasNumber = useDossierState((state) => state.id !== null);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [entry] = useState(() =>
    resolveStepFromUrl(steps, hasNumber ? FIRST_INCOMPLETE_STEP : null),
  );
  const current = resolveStepFromUrl(steps, params.get('passo') ?? entry);

  // The address always names the step that is shown, so that the browser's back button leads through them.
  const number = steps.find(({ id }) => id === current)?.number ?? 0;
  const isNamed = params.get('passo') === String(number);
  useEffect(() => {
    if (isNamed) return;
    // A list leads to the reading before sending, which is a screen of the last step alone.
    void navigate(
      current === 'documentazione' && isReviewOpen()
        ? reviewAddress(number)
        : { pathname: window.location.pathname, search: `passo=${number}` },
      { replace: true, preventScrollReset: true },
    );
  }, [isNamed, navigate, number, current]);
  return current;
}
