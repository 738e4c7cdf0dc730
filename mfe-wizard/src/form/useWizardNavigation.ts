import {
  findNextStep,
  findPreviousStep,
  resolveStepFromUrl,
  findStepByPath,
  type StepId,
  type StepState,
} from '@pratiche/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDossierSession, useDossierState } from './dossier-session-context.js';
import { focusField, isStepFieldFocused, focusUnparsedField } from './field-focus.js';

/** Step name in the URL that redirects to the first incomplete step. */
const FIRST_INCOMPLETE_STEP = 'primo';

export interface WizardNavigation {
  steps: readonly StepState[];
  current: StepId;
  openStep: (id: StepId, field?: string) => void;
  /** Opens the step that contains a field, and focuses the field. */
  openField: (path: string) => void;
  goToNextStep: () => void;
  goToPreviousStep: () => void;
}

/** The step in the URL, and the functions that open another step. */
export function useWizardNavigation(): WizardNavigation {
  const session = useDossierSession();
  const steps = useDossierState((state) => state.steps);
  const hasNumber = useDossierState((state) => state.id !== null);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [entry] = useState(() =>
    resolveStepFromUrl(steps, hasNumber ? FIRST_INCOMPLETE_STEP : null),
  );
  const current = resolveStepFromUrl(steps, params.get('passo') ?? entry);
  const toFocus = useRef<string | null>(null);

  // The address always names the step that is shown, so that the browser's back button leads through them.
  const number = steps.find(({ id }) => id === current)?.number ?? 0;
  const isNamed = params.get('passo') === String(number);
  useEffect(() => {
    if (isNamed) return;
    void navigate(
      { pathname: window.location.pathname, search: `passo=${number}` },
      { replace: true, preventScrollReset: true },
    );
  }, [isNamed, navigate, number]);

  // Known before the fields of the step are drawn: they show the messages of this step.
  session.step = current;

  const openStep = useCallback(
    (id: StepId, field?: string) => {
      const state = session.computeCurrentSteps().find((step) => step.id === id);
      if (!state?.reachable || (id !== current && focusUnparsedField())) return;
      session.refreshStepView();
      toFocus.current = field ?? null;
      // The address as it is now: a new dossier may have got its number since the page was last drawn.
      const search = new URLSearchParams(window.location.search);
      search.set('passo', String(state.number));
      void navigate({ pathname: window.location.pathname, search: search.toString() });
      if (id === current && field && !focusField(field)) session.revealField(field);
    },
    [session, navigate, current],
  );

  const openField = useCallback(
    (path: string) => {
      const step = findStepByPath(path);
      if (step !== null) openStep(step, path);
    },
    [openStep],
  );

  const showErrors = useCallback(
    (step: StepState) => {
      session.showStepErrors(step.id);
      void session.form.trigger();
      // The list on top is drawn first, so that the field is scrolled to where it ends up.
      setTimeout(() => {
        const first = step.errors[0]?.field;
        if (first !== undefined && !focusField(first)) session.revealField(first);
      }, 0);
    },
    [session],
  );

  const goToNextStep = useCallback(() => {
    const now = session.computeCurrentSteps();
    const step = now.find(({ id }) => id === current);
    if (step && step.errors.length > 0 && current !== 'documentazione') {
      showErrors(step);
      return;
    }
    const target = findNextStep(now, current);
    if (target === null || focusUnparsedField()) return;
    void session.flush();
    openStep(target);
  }, [session, current, openStep, showErrors]);

  const goToPreviousStep = useCallback(() => {
    const target = findPreviousStep(session.computeCurrentSteps(), current);
    if (target !== null) openStep(target);
  }, [session, current, openStep]);

  // A new step starts at the top of the page, with the focus on its title or on the requested
  // field.
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
  }, [current, session]);

  return { steps, current, openStep, openField, goToNextStep, goToPreviousStep };
}
