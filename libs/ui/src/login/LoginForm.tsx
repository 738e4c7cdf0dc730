import { ApiError, PROBLEM_CODES, readData } from '@pratiche/api';
import { useState } from 'react';
import { PasswordField } from '../fields/PasswordField.js';
import { TextField } from '../fields/TextField.js';
import { Button } from '../basic/index.js';
import { TwoFactorForm } from './TwoFactorForm.js';
import { checkLogin, loginErrorMessage, type LoginValues } from './login-validation.js';
import { useSession } from '../session/useSession.js';
import { useAsyncAction } from '../hooks/useAsyncAction.js';
import { useApi } from '../session/useApi.js';
import { LOGIN_FORM_TEXTS as TEXTS } from './texts.js';

const fieldId = (field: string): string => `login-${field}`;

const EMAIL_INPUT = {
  label: TEXTS.email,
  type: 'email',
  autoComplete: 'username',
  required: true,
} as const;

/**
 * E-mail, which an earlier page may know, and password; Enter submits. Two required fields of the first page keep their state
 * themselves: the form library would be 12 kB of it.
 */
export function LoginForm({ email = null }: { email?: string | null }) {
  const { login } = useSession();
  const [values, setValues] = useState<LoginValues>({ email, password: null });
  const [isSubmitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Address that is still to be confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [secondStep, setSecondStep] = useState<string | null>(null);

  const errors = isSubmitted ? checkLogin(values) : [];
  const field = (name: keyof LoginValues) => ({
    id: fieldId(name),
    value: values[name],
    error: errors.find((one) => one.field === name)?.message ?? null,
    onChange: (value: string | null) => setValues((now) => ({ ...now, [name]: value })),
  });

  async function submit(): Promise<void> {
    setSubmitted(true);
    const [wrong] = checkLogin(values);
    if (wrong) return document.getElementById(fieldId(wrong.field))?.focus();
    const address = values.email?.trim() ?? '';
    setBusy(true);
    try {
      const answer = await login(address, values.password ?? '');
      if ('secondStep' in answer) setSecondStep(answer.secondStep);
    } catch (error) {
      setFailure(loginErrorMessage(error instanceof ApiError ? error : null));
      if (error instanceof ApiError && error.code === PROBLEM_CODES.accountNotVerified)
        setUnconfirmed(address);
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
          setValues({ ...values, password: null });
          setSubmitted(false);
          setFailure(why);
        }}
      />
    );
  }
  return (
    <form
      className="pr-login"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(null);
        setUnconfirmed(null);
        if (!busy) void submit();
      }}
    >
      <LoginFailure text={failure} />
      {unconfirmed !== null && <ResendVerification email={unconfirmed} />}
      <TextField {...field('email')} {...EMAIL_INPUT} />
      <PasswordField
        {...field('password')}
        label={TEXTS.password}
        autoComplete="current-password"
        required
      />
      <Button type="primary" htmlType="submit" size="large" loading={busy} block>
        {TEXTS.submit}
      </Button>
    </form>
  );
}

/** The region stays, so that screen readers announce the text that comes into it. */
function LoginFailure({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <div className="pr-alert pr-alert-error">
          <p>{text}</p>
        </div>
      )}
    </div>
  );
}

/**
 * Sends another verification e-mail, for a user with the right password of an unverified account.
 */
function ResendVerification({ email }: { email: string }) {
  const api = useApi();
  const [successMessage, setSuccessMessage] = useState<string | null>(null);
  const { busy, failure, runAction } = useAsyncAction();

  const ask = () =>
    runAction(async () =>
      setSuccessMessage(
        (await readData(api.POST('/api/Accounts/resend-verification', { body: { Email: email } })))
          .message,
      ),
    );

  return (
    <div className="pr-resend">
      <Button onClick={() => void ask()} loading={busy}>
        {TEXTS.resendVerification}
      </Button>
      <p role="status">{failure ?? successMessage}</p>
    </div>
  );
}
