import { PROBLEM_CODES, type LastStepDto } from '@pratiche/api';
import {
  checkSendingConditions,
  formatInsufficientCreditsMessage,
  getTodayInRome,
  listSendingErrors,
} from '@pratiche/domain';
import { Alert, Button, SendOutlined } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import {
  useDossierForm,
  useDossierSession,
  useDossierState,
} from '../../form/dossier-session-context.js';
import { focusField } from '../../form/field-focus.js';
import { useLateMessage } from '../../form/useLateMessage.js';
import { useWizardNavigationContext } from '../../form/wizard-navigation-context.js';
import { SendRefusalAlert } from './SendRefusalAlert.js';
import { useSendDossier } from './useSendDossier.js';

/** "Salva e invia", or the reasons why sending is not possible. */
export function SendPanel({ lastStep }: { lastStep: LastStepDto }) {
  const session = useDossierSession();
  const form = useDossierForm();
  const steps = useDossierState((state) => state.steps);
  const { openStep, openField } = useWizardNavigationContext();
  const navigate = useNavigate();
  const { isSending, refusal, sendDossier } = useSendDossier(lastStep);

  const lateMessage = useLateMessage();
  const isLate = lateMessage !== null;
  const conditions = checkSendingConditions(form, getTodayInRome());
  const missing = listSendingErrors(steps, form, getTodayInRome());

  function showMissing() {
    const [first] = missing;
    if (!first) return;
    session.showStepErrors(first.step);
    if (first.step === 'documentazione') focusField(first.field);
    else openStep(first.step, first.field);
  }

  const sendIfComplete = () => (missing.length > 0 ? showMissing() : void sendDossier());

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
      {lateMessage !== null && <Alert type="error" showIcon title={lateMessage} />}
      {refusal && refusal.code !== PROBLEM_CODES.insufficientCredits && (
        <SendRefusalAlert error={refusal} onOpen={openField} />
      )}
      {conditions.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={conditions.map(({ message }) => `${message}.`).join(' ')}
        />
      )}
      {missing.length > 0 && !isLate && (
        <MissingDataNote count={missing.length} onShow={showMissing} />
      )}
      <div className="wz-send">
        <Button
          type="primary"
          size="large"
          icon={<SendOutlined aria-hidden="true" />}
          loading={isSending}
          disabled={hasNoCredit || isLate}
          onClick={sendIfComplete}
        >
          Salva e invia
        </Button>
      </div>
    </section>
  );
}

function MissingDataNote({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <p>
      {count === 1
        ? 'Manca ancora un dato o documento'
        : `Mancano ancora ${count} dati o documenti`}{' '}
      per poter inviare.{' '}
      <button type="button" className="pr-link-button" onClick={onShow}>
        Vai al primo
      </button>
    </p>
  );
}
