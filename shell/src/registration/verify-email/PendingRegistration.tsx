import {
  readData,
  ApiError,
  type PendingRegistrationDto as Registration,
  type SaidDto,
} from '@pratiche/api';
import {
  Button,
  errorText,
  formatMoment,
  useAlerts,
  useApi,
  useAsyncAction,
  useConfirm,
} from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { ACCOUNT_TEXTS } from '../../account-form/texts.js';
import { REGISTRATION_TEXTS } from '../texts.js';
import '../registration.css';

interface PendingRegistrationProps {
  token: string;
  registration: Registration;
  /** Called when the link was used or expired meanwhile. */
  onEnded: () => void;
}

/** What waits to be confirmed, with the two answers its owner may give. */
export function PendingRegistration({
  token,
  registration: { email, businessName, firstName, lastName, created },
  onEnded,
}: PendingRegistrationProps) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { busy, runAction } = useAsyncAction((error) => {
    if (error instanceof ApiError && error.status === 400) onEnded();
    else alerts.error(errorText(error));
  });

  const answer = (send: () => Promise<SaidDto>) =>
    runAction(async () => {
      alerts.success((await send()).message, { keepOnNavigation: true });
      void navigate('/login', { replace: true, state: { email } });
    });

  async function refuse(): Promise<void> {
    if (await confirm({ ...REGISTRATION_TEXTS.refusal, danger: true }))
      await answer(() =>
        readData(api.POST('/api/Accounts/refuse-registration', { body: { token } })),
      );
  }

  return (
    <div className="pr-login">
      <p>{REGISTRATION_TEXTS.pending}</p>
      <dl className="sh-pending">
        <dt>{ACCOUNT_TEXTS.company}</dt>
        <dd>{businessName ?? '—'}</dd>
        <dt>{REGISTRATION_TEXTS.contact}</dt>
        <dd>{[firstName, lastName].filter(Boolean).join(' ') || '—'}</dd>
        <dt>{REGISTRATION_TEXTS.sentOn}</dt>
        <dd>{formatMoment(created)}</dd>
      </dl>
      <Button
        type="primary"
        size="large"
        loading={busy}
        onClick={() =>
          void answer(() => readData(api.POST('/api/Accounts/verify-email', { body: { token } })))
        }
        block
      >
        {REGISTRATION_TEXTS.confirm}
      </Button>
      <Button size="large" disabled={busy} onClick={() => void refuse()} block>
        {REGISTRATION_TEXTS.notMe}
      </Button>
    </div>
  );
}
