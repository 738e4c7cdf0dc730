import { ApiError, PROBLEM_CODES } from '@pratiche/api';
import { useState, type FormEvent } from 'react';
import { PasswordField } from '../fields/PasswordField.js';
import { TextField } from '../fields/TextField.js';
import { Button } from '../basic/index.js';
import { TwoFactorForm } from './TwoFactorForm.js';
import { validateLogin, loginErrorMessage } from './login-validation.js';
import { ResendVerification } from './ResendVerification.js';
import { useSession } from '../session/useSession.js';

/** E-mail and password; Enter submits. */
export function LoginForm() {
  const { login } = useSession();
  const [email, setEmail] = useState<string | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Address that is still to be confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [secondStep, setSecondStep] = useState<string | null>(null);
  const errors = validateLogin(email, password);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    setUnconfirmed(null);
    if (busy) return;
    if (errors.email ?? errors.password) {
      document.getElementById(errors.email ? 'login-email' : 'login-password')?.focus();
      return;
    }
    setBusy(true);
    try {
      const answer = await login((email ?? '').trim(), password ?? '');
      if ('secondStep' in answer) setSecondStep(answer.secondStep);
    } catch (error) {
      setFailure(loginErrorMessage(error instanceof ApiError ? error : null));
      if (error instanceof ApiError && error.code === PROBLEM_CODES.accountNotVerified)
        setUnconfirmed((email ?? '').trim());
    } finally {
      setBusy(false);
    }
  }

  if (secondStep !== null) {
    return (
      <TwoFactorForm
        secondStep={secondStep}
        onBack={(why) => {
          setSecondStep(null);
          setPassword(null);
          setTried(false);
          setFailure(why);
        }}
      />
    );
  }
  return (
    <form className="pr-login" noValidate onSubmit={(event) => void submit(event)}>
      <div role="alert">
        {failure && (
          <div className="pr-alert pr-alert-error">
            <p>{failure}</p>
          </div>
        )}
      </div>
      {unconfirmed !== null && <ResendVerification email={unconfirmed} />}
      <TextField
        id="login-email"
        label="Email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
        error={tried ? errors.email : null}
      />
      <PasswordField
        id="login-password"
        label="Password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={tried ? errors.password : null}
      />
      <Button type="primary" htmlType="submit" size="large" loading={busy} block>
        Login
      </Button>
    </form>
  );
}
