import type { LastStepDto } from '@pratiche/api';
import { Button } from '@pratiche/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isReviewOpen } from '../../form/last-step-screen.js';
import { useWizardNavigationContext } from '../../form/wizard-navigation-context.js';
import { StepActions } from '../../form/StepActions.js';
import { lazyPage } from '../../shared/lazy-page.js';
import { Documents } from './documents/Documents.js';
import { LAST_STEP_TEXTS as TEXTS } from './texts.js';

const loadReview = async () => (await import('./ReviewScreen.js')).ReviewScreen;

/** Read once the documents are there; the steps before do not wait for it. */
const ReviewScreen = lazyPage(loadReview);

interface LastStepScreensProps {
  lastStep: LastStepDto;
  onChange: () => void;
}

/** The two screens of the last step: the documents, and the reading with the sending. */
export function LastStepScreens({ lastStep, onChange }: LastStepScreensProps) {
  const isReview = isReviewOpen(useLocation().search);
  const { goToNextStep, goToPreviousStep } = useWizardNavigationContext();
  const [isReviewFirst, setReviewFirst] = useState(isReview);
  if (isReviewFirst && !isReview) setReviewFirst(false);
  useFocusOnNewScreen(isReview);
  // Read ahead, so that the reading opens at once.
  useEffect(() => void loadReview().catch(() => undefined), []);
  return (
    <>
      <nav className="wz-screens" aria-label={TEXTS.screens}>
        <button
          type="button"
          aria-current={isReview ? undefined : 'page'}
          onClick={() => isReview && goToPreviousStep()}
        >
          {TEXTS.documentsScreen}
        </button>
        <button
          type="button"
          aria-current={isReview ? 'page' : undefined}
          onClick={() => !isReview && goToNextStep()}
        >
          {TEXTS.reviewScreen}
        </button>
      </nav>
      {isReview ? (
        <ReviewScreen lastStep={lastStep} takesFocus={!isReviewFirst} />
      ) : (
        <>
          <Documents lastStep={lastStep} onChange={onChange} />
          <StepActions>
            <Button type="primary" onClick={goToNextStep}>
              {TEXTS.toReview}
            </Button>
          </StepActions>
        </>
      )}
    </>
  );
}

/** Each screen starts at its top; the documents have the focus on their title, the reading sets its own. */
function useFocusOnNewScreen(isReview: boolean): void {
  const shown = useRef(isReview);
  useEffect(() => {
    if (shown.current === isReview) return;
    shown.current = isReview;
    window.scrollTo({ top: 0 });
    if (!isReview) document.getElementById('titolo-documenti')?.focus({ preventScroll: true });
  }, [isReview]);
}
