import type { StepId } from '@pratiche/domain';
import { resolveStepFromUrl } from '@pratiche/domain/dossier-rules';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDossierState } from './dossier-session-context.js';
import { isReviewOpen, reviewAddress } from './last-step-screen.js';

/** Step name in the URL that redirects to the first incomplete step. */
const FIRST_INCOMPLETE_STEP = 'primo';

/** The step that the URL names, or the first one to work on; the URL then names it. */
export function useStepInUrl(): StepId {
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
