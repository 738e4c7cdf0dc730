import { ApiError, PROBLEM_CODES } from '@pratiche/api';
import { useState } from 'react';
import { PasswordField } from '../fields/PasswordField.js';
import { TextField } from '../fields/TextField.js';
import { Button } from '../basic/index.js';
import { focusFirstError } from '../form/focus-first-error.js';
import { useFormField } from '../form/useFormField.js';
import { useRulesForm } from '../form/useRulesForm.js';
import { TwoFactorForm } from './TwoFactorForm.js';
import { checkLogin, loginErrorMessage, type LoginValues } from './login-validation.js';
import { ResendVerification } from './ResendVerification.js';
import { useSession } from '../session/useSession.js';

const EMPTY_LOGIN: LoginValues = { email: null, password: null };
const fieldId = (field: string): string => `login-${field}`;

/** E-mail and password; Enter submits. */
export function LoginForm() {
  const { login } = useSession();
  const form = useRulesForm({ defaultValues: EMPTY_LOGIN, rules: checkLogin });
  const emailField = useFormField(form, 'email', { id: fieldId('email') });
  const passwordField = useFormField(form, 'password', { id: fieldId('password') });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Address that is still to be confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [secondStep, setSecondStep] = useState<string | null>(null);

  async function submit(values: LoginValues): Promise<void> {
    const email = values.email?.trim() ?? '';
    setBusy(true);
    try {
      const answer = await login(email, values.password ?? '');
      if ('secondStep' in answer) setSecondStep(answer.secondStep);
    } catch (error) {
      setFailure(loginErrorMessage(error instanceof ApiError ? error : null));
      if (error instanceof ApiError && error.code === PROBLEM_CODES.accountNotVerified)
        setUnconfirmed(email);
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
          form.reset({ ...form.getValues(), password: null });
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
        if (!busy) void form.handleSubmit(submit, focusFirstError(fieldId))();
      }}
    >
      <div role="alert">
        {failure && (
          <div className="pr-alert pr-alert-error">
            <p>{failure}</p>
          </div>
        )}
      </div>
      {unconfirmed !== null && <ResendVerification email={unconfirmed} />}
      <TextField {...emailField} label="Email" type="email" autoComplete="username" required />
      <PasswordField {...passwordField} label="Password" autoComplete="current-password" required />
      <Button type="primary" htmlType="submit" size="large" loading={busy} block>
        Login
      </Button>
    </form>
  );
}
