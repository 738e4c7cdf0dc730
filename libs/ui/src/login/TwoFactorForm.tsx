import { ApiError, PROBLEM_CODES } from '@pratiche/api';
import { useEffect, useState, type FormEvent } from 'react';
import { errorText } from '../alerts/error-text.js';
import { Button } from '../basic/index.js';
import { TextField } from '../fields/TextField.js';
import { useSession } from '../session/useSession.js';

interface TwoFactorFormProps {
  /** Proof of the first step, from the server. */
  secondStep: string;
  /** Back to e-mail and password, with the reason where it was not the person's wish. */
  onBack: (why: string | null) => void;
}

const CODE_FIELD_ID = 'login-code';

/** Second step of the login: a code of the app, or a recovery code. */
export function TwoFactorForm({ secondStep, onBack }: TwoFactorFormProps) {
  const { confirmLogin } = useSession();
  const [code, setCode] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => document.getElementById(CODE_FIELD_ID)?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!code?.trim()) {
      setError('Inserire il codice.');
      document.getElementById(CODE_FIELD_ID)?.focus();
      return;
    }
    setBusy(true);
    try {
      await confirmLogin(secondStep, code.trim());
    } catch (failure) {
      setBusy(false);
      if (
        failure instanceof ApiError &&
        failure.status === 401 &&
        failure.code !== PROBLEM_CODES.wrongCode
      )
        onBack(failure.message);
      else setError(errorText(failure));
      document.getElementById(CODE_FIELD_ID)?.focus();
    }
  }

  return (
    <form className="pr-login" noValidate onSubmit={(event) => void submit(event)}>
      <div role="alert">
        {error && (
          <div className="pr-alert pr-alert-error">
            <p>{error}</p>
          </div>
        )}
      </div>
      <h2>Secondo passaggio</h2>
      <TextField
        id={CODE_FIELD_ID}
        label="Codice"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={setCode}
        help="Le sei cifre che l’app mostra adesso. Senza telefono: uno dei codici di recupero."
      />
      <Button type="primary" htmlType="submit" size="large" loading={busy} block>
        Conferma
      </Button>
      <Button size="large" onClick={() => onBack(null)} block>
        Indietro
      </Button>
    </form>
  );
}
