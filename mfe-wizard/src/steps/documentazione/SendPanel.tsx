import { ApiError, PROBLEM_CODES, type Dossier, type LastStep } from '@pratiche/api';
import {
  formatBeneficiaryName,
  formatCredits,
  formatEuro,
  formatInsufficientCreditsMessage,
  getTodayInRome,
  PAST_DEADLINE_MESSAGE,
} from '@pratiche/domain';
import {
  Alert,
  Button,
  errorText,
  SendOutlined,
  useAlerts,
  useApi,
  useConfirm,
  useRules,
} from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fieldPathLabel } from '../../catalog/field-catalog.js';
import {
  useDossierSession,
  useDossierForm,
  useDossierState,
} from '../../form/dossier-session-context.js';
import { focusField } from '../../form/field-focus.js';
import { FieldLinkItem } from '../../form/FieldLinkItem.js';
import { useWizardNavigationContext } from '../../form/wizard-navigation-context.js';

/** "Salva e invia", or the reasons why sending is not possible. */
export function SendPanel({ lastStep }: { lastStep: LastStep }) {
  const { isPastDeadline } = useRules();
  const session = useDossierSession();
  const form = useDossierForm();
  const steps = useDossierState((state) => state.steps);
  const { openStep, openField } = useWizardNavigationContext();
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  // One idempotency key per sending: a second click, or a retry after a lost response, is the same
  // sending.
  const intention = useRef<string | null>(null);

  const isLate = isPastDeadline(form.interventionEndDate, getTodayInRome());
  const missing = steps.flatMap(({ id, errors }) =>
    errors.map((error) => ({ step: id, ...error })),
  );

  function showMissing() {
    const [first] = missing;
    if (!first) return;
    session.showStepErrors(first.step);
    if (first.step === 'documentazione') focusField(first.field);
    else openStep(first.step, first.field);
  }

  async function send() {
    if (missing.length > 0) {
      showMissing();
      return;
    }
    const isSure = await confirm({
      title: 'Inviare la pratica?',
      text: `${formatBeneficiaryName(form)}: ${debitText(lastStep.costLines.reduce((sum, { credits }) => sum + credits, 0))} (${formatEuro(lastStep.totalCost)}). Dopo l’invio i dati non si possono più modificare.`,
      confirmLabel: 'Invia',
    });
    if (!isSure) return;
    setSending(true);
    setRefusal(null);
    intention.current ??= crypto.randomUUID();
    try {
      if (!(await session.flush())) {
        // If another user changed the same values, the conflict dialog opens: nothing has failed.
        if (session.store.get().conflicts !== null) return setSending(false);
        throw new ApiError({ status: 0, code: 'network', message: 'Errore salvataggio praticha' });
      }
      await api.module.send(
        lastStep.moduleId,
        intention.current,
        session.storedVersion ?? lastStep.version,
      );
      session.handleSent();
      await queries.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[0] !== 'remote' &&
          queryKey[0] !== 'municipalities' &&
          queryKey[0] !== 'last-step',
        refetchType: 'none',
      });
      alerts.success('Pratica salvata ed inviata con successo', { keepOnNavigation: true });
      void navigate('/');
    } catch (error) {
      // No answer: the next try is the same sending. A refusal ends this intention.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        intention.current = null;
        if (error.code === PROBLEM_CODES.forbiddenTransition) {
          alerts.error(
            'La pratica risulta già inviata, da un’altra finestra o un altro dispositivo: nulla è stato addebitato di nuovo.',
          );
          return session.handleSentElsewhere();
        }
        if (error.code === PROBLEM_CODES.versionConflict)
          session.mergeStoredDossier(error.problem.stored as Dossier);
        setRefusal(error.code === PROBLEM_CODES.versionConflict ? changedMeanwhile() : error);
      } else {
        alerts.error(errorText(error));
      }
      setSending(false);
    }
  }

  const hasNoCredit =
    !lastStep.hasEnoughCredits || refusal?.code === PROBLEM_CODES.insufficientCredits;
  return (
    <section className="wz-section pr-card" aria-label="Invio">
      {hasNoCredit && (
        <Alert
          type="error"
          showIcon
          title={formatInsufficientCreditsMessage(lastStep.moduleCredits)}
          action={<Button onClick={() => void navigate('/packages')}>Acquista crediti</Button>}
        />
      )}
      {isLate && <Alert type="error" showIcon title={PAST_DEADLINE_MESSAGE} />}
      {refusal && refusal.code !== PROBLEM_CODES.insufficientCredits && (
        <Refusal error={refusal} onOpen={openField} />
      )}
      {missing.length > 0 && !isLate && (
        <p>
          {missing.length === 1
            ? 'Manca ancora un dato o documento'
            : `Mancano ancora ${missing.length} dati o documenti`}{' '}
          per poter inviare.{' '}
          <button type="button" className="pr-link-button" onClick={showMissing}>
            Vai al primo
          </button>
        </p>
      )}
      <div className="wz-send">
        <Button
          type="primary"
          size="large"
          icon={<SendOutlined aria-hidden="true" />}
          loading={isSending}
          disabled={hasNoCredit || isLate}
          onClick={() => void send()}
        >
          Salva e invia
        </Button>
      </div>
    </section>
  );
}

const debitText = (credits: number): string =>
  credits === 1
    ? 'sarà addebitato 1 credito'
    : `saranno addebitati ${formatCredits(credits)} crediti`;

/** The screen now shows the stored dossier, which the user must review again before sending. */
const changedMeanwhile = (): ApiError =>
  new ApiError({
    status: 409,
    code: 'changed-meanwhile',
    message:
      'La pratica è stata modificata in un’altra finestra: qui ora ci sono i dati aggiornati. Rileggerli e inviare di nuovo.',
  });

function Refusal({ error, onOpen }: { error: ApiError; onOpen: (field: string) => void }) {
  const fields = error.problem.errors ?? [];
  return (
    <Alert
      type="error"
      showIcon
      title={error.message}
      description={
        fields.length > 0 && (
          <ul className="wz-jumps">
            {fields.map(({ field, message }) => (
              <FieldLinkItem
                key={`${field} ${message}`}
                name={fieldPathLabel(field)}
                message={message}
                onJump={() => onOpen(field)}
              />
            ))}
          </ul>
        )
      }
    />
  );
}
