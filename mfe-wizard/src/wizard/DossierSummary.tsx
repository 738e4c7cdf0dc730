import {
  DRAFT_STATUS,
  formatBeneficiaryName,
  formatCents,
  getChoiceLabel,
  getTodayInRome,
  isStatusCode,
  SERVICE_TYPES,
  sumExpenseCents,
  calculatePercentComplete,
  summarizeCompleteness,
} from '@pratiche/domain';
import { DeadlineLight, Progress, StatusBar, useLastRejection, useRules } from '@pratiche/ui';
import { BeneficiaryLinkButton } from '../beneficiary-link/BeneficiaryLinkButton.js';
import {
  useDossierForm,
  useDossierSession,
  useDossierState,
} from '../form/dossier-session-context.js';
import type { DossierRecord } from '../state/session-state.js';
import { SaveStatus } from './SaveStatus.js';
import { useShownSteps } from './useShownSteps.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';
import { useDossierRules } from '../form/useDossierRules.js';

/** The first save makes a returned dossier a draft again; until it is sent it is called what it was. */
function ShownStatus({ record: { id, status, rejectReason } }: { record: DossierRecord }) {
  const { viewer } = useDossierSession();
  const { getStatus } = useRules();
  const isReturned = Boolean(rejectReason) && status.code === DRAFT_STATUS;
  const to = useLastRejection(isReturned && viewer === 'fitter' ? id : null)?.to;
  if (!isReturned) return <StatusBar status={status} />;
  return (
    <StatusBar status={isStatusCode(to) ? getStatus(to) : { ...status, name: TEXTS.toCorrect }} />
  );
}

/** The dossier at a glance, beside the form. The step of the customer's data has the button itself. */
export function DossierSummary({ hasButton }: { hasButton: boolean }) {
  const { calculateDeadline } = useDossierRules();
  const form = useDossierForm();
  const steps = useShownSteps();
  const whatIsLeft = summarizeCompleteness(steps, form, getTodayInRome());
  const record = useDossierState((state) => state.record);
  return (
    <aside className="wz-summary pr-card" aria-label={TEXTS.summary}>
      <dl>
        <div>
          <dt>{TEXTS.dossier}</dt>
          <dd>{record ? `n. ${record.id}` : TEXTS.newDossier}</dd>
        </div>
        {record && (
          <div>
            <dt>{TEXTS.status}</dt>
            <dd>
              <ShownStatus record={record} />
            </dd>
          </div>
        )}
        <div>
          <dt>{TEXTS.customer}</dt>
          <dd>{formatBeneficiaryName(form) || '—'}</dd>
        </div>
        <div>
          <dt>{TEXTS.service}</dt>
          <dd>{getChoiceLabel(SERVICE_TYPES, form.serviceType) || '—'}</dd>
        </div>
        <div>
          <dt>{TEXTS.sendBy}</dt>
          <dd>
            <DeadlineLight deadline={calculateDeadline(form)} hasLegalDay isExplained />
          </dd>
        </div>
        <div>
          <dt>{TEXTS.completeness}</dt>
          <dd>
            <Progress
              percent={calculatePercentComplete(steps)}
              aria-label={TEXTS.dossierCompleteness}
            />
            {whatIsLeft !== null && <p className="wz-completeness">{whatIsLeft}</p>}
          </dd>
        </div>
        {/* Only some services ask for the expense. */}
        {steps.some(({ id }) => id === 'spese') && (
          <div>
            <dt>{TEXTS.expenseSoFar}</dt>
            <dd className="pr-number">{formatCents(sumExpenseCents(form))}</dd>
          </div>
        )}
      </dl>
      <SaveStatus />
      <BeneficiaryLinkButton withButton={hasButton} />
    </aside>
  );
}
