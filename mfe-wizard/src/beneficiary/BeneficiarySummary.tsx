import { summarizeStep } from '@pratiche/domain';
import { Button, PageHeader } from '@pratiche/ui';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useDossierForm, useDossierState } from '../form/dossier-session-context.js';
import { CUSTOMER_HIDDEN_FIELDS } from '../fields/useHiddenPlaceFields.js';
import { useDossierRules } from '../form/useDossierRules.js';
import { useViewerMessage } from '../form/useViewerMessage.js';
import { useHasTwoColumns } from '../shared/layout-breakpoints.js';
import { buildReviewBlocks } from '../steps/documentazione/review/review-blocks.js';
import { ReviewStep } from '../steps/documentazione/review/ReviewStep.js';
import { ConflictAlert } from '../wizard/ConflictAlert.js';
import { DossierAlerts } from '../wizard/DossierAlerts.js';
import { useStepWarnings } from '../wizard/useStepWarnings.js';
import type { SummaryOrigin } from './summary-address.js';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';
import { useFinishLink } from './useFinishLink.js';

const FROM_SUMMARY: SummaryOrigin = { isFromSummary: true };

/** What a customer reads whose part is complete already, in place of paging through its steps. */
export function BeneficiarySummary({ token, company }: { token: string; company: string }) {
  const navigate = useNavigate();
  const rules = useDossierRules();
  const form = useDossierForm();
  const steps = useDossierState((state) => state.steps);
  const isWide = useHasTwoColumns();
  const warnings = useStepWarnings(true);
  const words = useViewerMessage();
  const { isFinishing, finish } = useFinishLink(token);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    document.getElementById('wz-riepilogo')?.focus({ preventScroll: true });
  }, []);
  if (!steps.every(({ complete }) => complete))
    return <Navigate to={{ search: 'passo=primo' }} replace />;
  const doubtCount = steps.reduce((count, { id }) => count + (warnings.get(id)?.length ?? 0), 0);
  const blocks = new Map(
    buildReviewBlocks(form, rules, CUSTOMER_HIDDEN_FIELDS).map((one) => [one.step, one.blocks]),
  );
  return (
    <>
      <PageHeader title={TEXTS.pageTitle} tabTitle={`${TEXTS.pageTitle} · ${TEXTS.summary}`} />
      <DossierAlerts />
      <section className="wz-step" aria-labelledby="wz-riepilogo">
        <p className="wz-asker">{company}</p>
        <h2 id="wz-riepilogo" tabIndex={-1}>
          {TEXTS.summary}
        </h2>
        <p>{TEXTS.summaryText(doubtCount)}</p>
        <ul className="wz-reviews">
          {steps.map(({ id, title, number }) => (
            <ReviewStep
              key={id}
              title={title}
              line={summarizeStep(id, form)}
              blocks={blocks.get(id) ?? []}
              doubts={warnings.get(id)?.map(({ message }) => words(message))}
              isUnfolded={isWide}
              heading="h3"
              onOpen={() => void navigate({ search: `passo=${number}` }, { state: FROM_SUMMARY })}
            />
          ))}
        </ul>
        <div className="wz-actions">
          <Button onClick={() => void navigate({ search: '' })}>{TEXTS.back}</Button>
          <Button type="primary" onClick={() => void finish()} loading={isFinishing}>
            {TEXTS.allRight}
          </Button>
        </div>
      </section>
      <ConflictAlert />
    </>
  );
}
