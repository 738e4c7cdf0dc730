import type { LastStepDto } from '@pratiche/api';
import { Button } from '@pratiche/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isReviewOpen } from '../../form/last-step-screen.js';
import { useWizardNavigationContext } from '../../form/wizard-navigation-context.js';
import { StepActions } from '../../form/StepActions.js';
import { Documents } from './Documents.js';
import { ReviewScreen } from './ReviewScreen.js';
import { LAST_STEP_TEXTS as TEXTS } from './texts.js';

interface LastStepScreensProps {
  lastStep: LastStepDto;
  onChange: () => void;
}

/** The two screens of the last step: the documents, and the reading with the sending. */
export function LastStepScreens({ lastStep, onChange }: LastStepScreensProps) {
  const isReview = isReviewOpen(useLocation().search);
  const { goToNextStep, goToPreviousStep } = useWizardNavigationContext();
  useFocusOnNewScreen(isReview);
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
        <ReviewScreen lastStep={lastStep} />
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

/** Each screen starts at its top, with the focus on its title. */
function useFocusOnNewScreen(isReview: boolean): void {
  const shown = useRef(isReview);
  useEffect(() => {
    if (shown.current === isReview) return;
    shown.current = isReview;
    window.scrollTo({ top: 0 });
    document
      .getElementById(isReview ? 'titolo-riepilogo' : 'titolo-documenti')
      ?.focus({ preventScroll: true });
  }, [isReview]);
}
