import { isEmail } from '@pratiche/domain';
import {
  Button,
  errorText,
  PageHeader,
  TextField,
  useAlerts,
  useApi,
  useAsyncAction,
} from '@pratiche/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useRedirectToLogin } from './useRedirectToLogin.js';

const EMAIL_FIELD_ID = 'recover-email';

/** Asks for the link to a new password. What the page says is the same for every address. */
export function ForgotPasswordPage() {
  const api = useApi();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const [email, setEmail] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, runAction } = useAsyncAction((failure) => alerts.error(errorText(failure)));
  const [said, setSaid] = useState<string | null>(null);
  useRedirectToLogin(said);
  const typed = email?.trim() ?? '';
  const error =
    typed === '' ? 'Campo Obbligatorio!' : isEmail(typed) ? null : 'Inserire Email Valida';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (said !== null) return;
    if (error) {
      document.getElementById(EMAIL_FIELD_ID)?.focus();
      return;
    }
    await runAction(async () => setSaid((await api.sessions.forgotPassword(typed)).message));
  }

  return (
    <>
      <PageHeader
        title="Password dimenticata"
        subtitle="Un’e-mail porterà il collegamento per scegliere una nuova password."
      />
      <form className="pr-login" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          id={EMAIL_FIELD_ID}
          label="Email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
          error={tried ? error : null}
        />
        <div role="status">
          {said && (
            <div className="pr-alert pr-alert-success">
              <p>{said}</p>
            </div>
          )}
        </div>
        <Button
          type="primary"
          htmlType="submit"
          size="large"
          loading={busy}
          disabled={said !== null}
          block
        >
          Recupera
        </Button>
        <Button size="large" onClick={() => void navigate('/register')} block>
          Indietro
        </Button>
      </form>
    </>
  );
}
