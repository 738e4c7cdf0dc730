import {
  Button,
  CheckCircleOutlined,
  EmailText,
  PageHeader,
  useApi,
  useAsyncAction,
} from '@pratiche/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { readData } from '@pratiche/api';
import { ChangeAddressForm } from './ChangeAddressForm.js';
import type { SentRegistration } from './useRegistration.js';
import './registration.css';
import { REGISTRATION_TEXTS } from './texts.js';

/** Says that the registration arrived, to which address the e-mail goes, and what to do without it. */
export function RegistrationDone({ sent }: { sent: SentRegistration }) {
  const navigate = useNavigate();
  const [email, setEmail] = useState(sent.email);
  const [changes, setChanges] = useState(false);
  // The form and its button are gone, so the focus moves to the heading.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <div className="sh-reg-done">
      <CheckCircleOutlined className="sh-reg-done-mark" aria-hidden="true" />
      <PageHeader title={REGISTRATION_TEXTS.done} />
      <p>
        {REGISTRATION_TEXTS.wroteTo}{' '}
        <strong>
          <EmailText address={email} />
        </strong>
        {REGISTRATION_TEXTS.soon}
      </p>
      <p>{REGISTRATION_TEXTS.afterConfirmation}</p>
      <Button onClick={() => void navigate('/login', { state: { email } })}>
        {REGISTRATION_TEXTS.toLogin}
      </Button>
      <h2>{REGISTRATION_TEXTS.noMail}</h2>
      <div className="sh-reg-step-actions">
        <ResendRegistrationMail key={email} email={email} />
        {!changes && (
          <Button onClick={() => setChanges(true)}>{REGISTRATION_TEXTS.wrongAddress}</Button>
        )}
      </div>
      {changes && (
        <ChangeAddressForm
          addressKey={sent.addressKey}
          onChanged={(next) => {
            setEmail(next);
            setChanges(false);
          }}
          onCancel={() => setChanges(false)}
        />
      )}
    </div>
  );
}

/** Asks for the e-mail of the registration again. */
function ResendRegistrationMail({ email }: { email: string }) {
  const api = useApi();
  const [answer, setAnswer] = useState<string | null>(null);
  const { busy, failure, runAction } = useAsyncAction();
  const resend = () =>
    runAction(async () => {
      const { message } = await readData(
        api.POST('/api/Accounts/resend-verification', { body: { Email: email } }),
      );
      setAnswer(message);
    });
  return (
    <div>
      <Button loading={busy} onClick={() => void resend()}>
        {REGISTRATION_TEXTS.sendAgain}
      </Button>
      <p role="status">{failure ?? answer}</p>
    </div>
  );
}
