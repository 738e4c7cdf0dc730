import { summarizeStep } from '@pratiche/domain/review';
import { Alert } from '@pratiche/ui';
import { useEffect, useRef } from 'react';
import { useDossierForm, useDossierState } from '../../../form/dossier-session-context.js';
import { useDossierRules } from '../../../form/useDossierRules.js';
import { useWizardNavigationContext } from '../../../form/wizard-navigation-context.js';
import { buildReviewBlocks } from './review-blocks.js';
import { ReviewDoubts } from './ReviewDoubts.js';
import { ReviewStep } from './ReviewStep.js';
import { useApplyRemedy } from './useApplyRemedy.js';
import type { OpenDoubt } from './useOpenDoubts.js';
import { REVIEW_TEXTS as TEXTS } from './review-texts.js';
import { LAST_STEP_TEXTS } from '../texts.js';

interface ReviewProps {
  doubts: readonly OpenDoubt[];
  /** How many documents are uploaded. */
  uploadedCount: number;
  /** The screen was opened from the documents. */
  takesFocus: boolean;
}

/** The page to read before sending: warnings first, then one line of values for every step. */
export function Review({ doubts, uploadedCount, takesFocus }: ReviewProps) {
  const rules = useDossierRules();
  const form = useDossierForm();
  const steps = useDossierState((state) => state.steps);
  const { openStep } = useWizardNavigationContext();
  const { applyRemedy, endedTitles } = useApplyRemedy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const blocks = new Map(buildReviewBlocks(form, rules).map((one) => [one.step, one.blocks]));
  return (
    <section className="wz-section pr-card" aria-labelledby="titolo-riepilogo">
      <h3 id="titolo-riepilogo" tabIndex={-1} ref={heading}>
        {TEXTS.readBeforeSending}
      </h3>
      {endedTitles !== null && (
        <Alert type="warning" role="status" showIcon title={TEXTS.signatureEnded(endedTitles)} />
      )}
      <ReviewDoubts doubts={doubts} onRemedy={applyRemedy} />
      <ul className="wz-reviews">
        {steps.map(({ id, title, reachable }) => (
          <ReviewStep
            key={id}
            title={title}
            line={
              id === 'documentazione'
                ? LAST_STEP_TEXTS.uploadedDocuments(uploadedCount)
                : summarizeStep(id, form)
            }
            blocks={blocks.get(id) ?? []}
            onOpen={reachable === false ? null : () => openStep(id)}
          />
        ))}
      </ul>
    </section>
  );
}
