import { ApiError, PROBLEM_CODES } from '@pratiche/api';
import { useEffect, useState } from 'react';
import { errorText } from '../alerts/error-text.js';
import { Button } from '../basic/index.js';
import { TextField } from '../fields/TextField.js';
import { useSession } from '../session/useSession.js';
import { LOGIN_FORM_TEXTS as TEXTS } from './texts.js';

interface TwoFactorFormProps {
  /** Proof of the first step, from the server. */
  secondStep: string;
  /** Back to e-mail and password, with the reason where it was not the person's wish. */
  onBack: (why: string | null) => void;
}

const CODE_FIELD_ID = 'login-code';
const focusCode = (): void => document.getElementById(CODE_FIELD_ID)?.focus();

/** Second step of the login: a code of the app, or a recovery code. */
export function TwoFactorForm({ secondStep, onBack }: TwoFactorFormProps) {
  const { confirmLogin } = useSession();
  const [code, setCode] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => focusCode(), []);

  async function submit(): Promise<void> {
    const typed = code?.trim() ?? '';
    setError(typed === '' ? TEXTS.codeMissing : null);
    if (typed === '') return focusCode();
    setBusy(true);
    try {
      await confirmLogin(secondStep, typed);
    } catch (failure) {
      setBusy(false);
      if (
        failure instanceof ApiError &&
        failure.status === 401 &&
        failure.code !== PROBLEM_CODES.wrongCode
      )
        onBack(failure.message);
      else setError(errorText(failure));
      focusCode();
    }
  }

  return (
    <form
      className="pr-login"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <div role="alert">
        {error && (
          <div className="pr-alert pr-alert-error">
            <p>{error}</p>
          </div>
        )}
      </div>
      <h2>{TEXTS.secondStep}</h2>
      <TextField
        id={CODE_FIELD_ID}
        value={code}
        onChange={(next) => {
          setCode(next);
          setError(null);
        }}
        label={TEXTS.code}
        autoComplete="one-time-code"
        required
        help={TEXTS.codeHelp}
      />
      <Button type="primary" htmlType="submit" size="large" loading={busy} block>
        {TEXTS.confirm}
      </Button>
      <Button size="large" onClick={() => onBack(null)} block>
        {TEXTS.back}
      </Button>
    </form>
  );
}
