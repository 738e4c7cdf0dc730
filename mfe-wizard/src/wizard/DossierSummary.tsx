import {
  formatBeneficiaryName,
  formatCents,
  getChoiceLabel,
  calculatePercentComplete,
  SERVICE_TYPES,
  sumExpenseCents,
} from '@pratiche/domain';
import { DeadlineLight, Progress, StatusBar, useRules } from '@pratiche/ui';
import { BeneficiaryLinkButton } from '../beneficiary-link/BeneficiaryLinkButton.js';
import { useDossierForm, useDossierState } from '../form/dossier-session-context.js';
import { SaveStatus } from './SaveStatus.js';

/** The dossier at a glance, beside the form. */
export function DossierSummary() {
  const { calculateDeadline } = useRules();
  const form = useDossierForm();
  const steps = useDossierState((state) => state.steps);
  const record = useDossierState((state) => state.record);
  return (
    <aside className="wz-summary pr-card" aria-label="Riepilogo della pratica">
      <dl>
        <div>
          <dt>Pratica</dt>
          <dd>{record ? `n. ${record.id}` : 'Nuova'}</dd>
        </div>
        {record && (
          <div>
            <dt>Stato</dt>
            <dd>
              <StatusBar status={record.status} />
            </dd>
          </div>
        )}
        <div>
          <dt>Cliente</dt>
          <dd>{formatBeneficiaryName(form) || '—'}</dd>
        </div>
        <div>
          <dt>Servizio</dt>
          <dd>{getChoiceLabel(SERVICE_TYPES, form.serviceType) || '—'}</dd>
        </div>
        <div>
          <dt>Da inviare entro</dt>
          <dd>
            <DeadlineLight deadline={calculateDeadline(form)} hasLegalDay />
          </dd>
        </div>
        <div>
          <dt>Completezza</dt>
          <dd>
            <Progress
              percent={calculatePercentComplete(steps)}
              aria-label="Completezza della pratica"
            />
          </dd>
        </div>
        {/* Only some services ask for the expense. */}
        {steps.some(({ id }) => id === 'spese') && (
          <div>
            <dt>Spesa finora</dt>
            <dd className="pr-number">{formatCents(sumExpenseCents(form))}</dd>
          </div>
        )}
      </dl>
      <SaveStatus />
      <BeneficiaryLinkButton />
    </aside>
  );
}
