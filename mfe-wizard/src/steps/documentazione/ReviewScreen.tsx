import type { InvoicesDto, LastStepDto } from '@pratiche/api';
import {
  formatCreditCount,
  getTodayInRome,
  type SendingError,
  listSendingErrors,
} from '@pratiche/domain';
import { Button, SendOutlined } from '@pratiche/ui';
import { DeductionSheetCard } from '../../deduction-sheet/DeductionSheetCard.js';
import {
  useDossierForm,
  useDossierSession,
  useDossierState,
} from '../../form/dossier-session-context.js';
import { useLateMessage } from '../../form/useLateMessage.js';
import { useWizardNavigationContext } from '../../form/wizard-navigation-context.js';
import { StepActions } from '../../form/StepActions.js';
import { useWaitingDevices } from '../../device-files/useWaitingDevices.js';
import { Review } from './review/Review.js';
import { REVIEW_TEXTS as TEXTS } from './review/review-texts.js';
import { isWithoutCredit, SendBlockers } from './send/SendBlockers.js';
import { SendingCost, sumCredits } from './send/SendingCost.js';
import { useOpenDoubts } from './review/useOpenDoubts.js';
import { useSendDossier } from './send/useSendDossier.js';
import { lazyPage } from '../../shared/lazy-page.js';
import { useInvoices } from '../../invoices/useInvoices.js';

interface ReviewScreenProps {
  lastStep: LastStepDto;
  /** The screen was opened from the documents. */
  takesFocus: boolean;
}

/** What is read before sending: doubts, data, cost; the sending is in the bar below. */
export function ReviewScreen({ lastStep, takesFocus }: ReviewScreenProps) {
  const session = useDossierSession();
  const form = useDossierForm();
  const steps = useDossierState((state) => state.steps);
  const { openStep, openField } = useWizardNavigationContext();
  const doubts = useOpenDoubts(lastStep);
  const { isSending, refusal, sendDossier } = useSendDossier(lastStep, doubts);
  const isLate = useLateMessage() !== null;
  const isWaiting = useWaitingDevices(lastStep.moduleId).length > 0;
  const missing = listSendingErrors(steps, form, getTodayInRome());

  const [first] = missing;

  function showMissing({ step, field }: SendingError) {
    session.showStepErrors(step);
    if (step === 'documentazione') openField(field);
    else openStep(step, field);
  }

  return (
    <>
      <SendBlockers
        lastStep={lastStep}
        refusal={refusal}
        missing={missing}
        onShowMissing={showMissing}
      />
      <Review doubts={doubts} uploadedCount={countUploaded(lastStep)} takesFocus={takesFocus} />
      <InvoicesSummary />
      <SendingCost lastStep={lastStep} />
      <DeductionSheetCard moduleId={lastStep.moduleId} />
      <StepActions>
        {lastStep.costLines.length > 0 && (
          <span className="wz-bar-cost pr-number">
            {formatCreditCount(sumCredits(lastStep.costLines))}
          </span>
        )}
        <Button
          type="primary"
          icon={<SendOutlined aria-hidden="true" />}
          loading={isSending}
          disabled={isWithoutCredit(lastStep, refusal) || isLate || isWaiting}
          onClick={() => (first ? showMissing(first) : void sendDossier())}
        >
          {TEXTS.saveAndSend}
        </Button>
      </StepActions>
    </>
  );
}

const countUploaded = ({ documentSet }: LastStepDto): number =>
  documentSet.documentsDocumentsSetResponse.filter(({ document }) => document.isUploaded).length;

const InvoicesPanel = lazyPage(
  async () => (await import('../../invoices/InvoicesPanel.js')).InvoicesPanel,
);

const describeInvoices = ({ invoices, doubts, proposals }: InvoicesDto): string =>
  [
    TEXTS.readInvoices(invoices.length),
    ...(doubts.length > 0 ? [TEXTS.toCheck(doubts.length)] : []),
    ...(proposals.length > 0 ? [TEXTS.toTake(proposals.length)] : []),
  ].join(' · ');

/** The e-invoices before sending, with their doubts and what is left to take over; nothing without one. */
function InvoicesSummary() {
  const { data } = useInvoices();
  if (data === undefined || data.invoices.length === 0) return null;
  return (
    <section className="wz-section pr-card" aria-labelledby="titolo-fatture">
      <details className="wz-fold">
        <summary>
          <h3 id="titolo-fatture">{TEXTS.invoices}</h3>{' '}
          <span className="pr-muted">{describeInvoices(data)}</span>
        </summary>
        <InvoicesPanel />
      </details>
    </section>
  );
}
