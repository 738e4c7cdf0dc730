import { readData } from '@pratiche/api';
import { checkNewPassword, PASSWORD_HELP } from '@pratiche/domain/accounts';
import { Button, errorText, PasswordField, useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { focusFirstError, setServerErrors, useFormField, useRulesForm } from '@pratiche/ui/form';
import { useState } from 'react';
import { useCommonPasswords } from '../account-form/useCommonPasswords.js';
import { useRedirectToLogin } from './useRedirectToLogin.js';
import { PASSWORD_RECOVERY_TEXTS as TEXTS } from './texts.js';

interface NewPassword {
  password: string | null;
  confirmPassword: string | null;
}

const EMPTY_FORM: NewPassword = { password: null, confirmPassword: null };
const fieldId = (field: string): string => `new-${field}`;

/** The new password, typed twice. */
export function NewPasswordForm({ token }: { token: string }) {
  const api = useApi();
  const alerts = useAlerts();
  const form = useRulesForm({
    defaultValues: EMPTY_FORM,
    rules: ({ password, confirmPassword }) => checkNewPassword(password, confirmPassword),
  });
  const passwordField = useFormField(form, 'password', { id: fieldId('password') });
  const confirmField = useFormField(form, 'confirmPassword', { id: fieldId('confirmPassword') });
  const { busy, runAction } = useAsyncAction((error) => {
    alerts.error(errorText(error));
    setServerErrors(form, error);
  });
  const [successMessage, setSuccessMessage] = useState<string | null>(null);
  useRedirectToLogin(successMessage);
  useCommonPasswords();

  async function submit({ password, confirmPassword }: NewPassword): Promise<void> {
    if (successMessage !== null) return;
    await runAction(async () =>
      setSuccessMessage(
        (
          await readData(
            api.POST('/api/Accounts/reset-password', {
              body: { token, password: password ?? '', confirmPassword: confirmPassword ?? '' },
            }),
          )
        ).message,
      ),
    );
  }

  return (
    <form
      className="pr-login"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit, focusFirstError(fieldId))(event)}
    >
      <PasswordField
        {...passwordField}
        label={TEXTS.password}
        autoComplete="new-password"
        required
        help={PASSWORD_HELP}
      />
      <PasswordField
        {...confirmField}
        label={TEXTS.repeatPassword}
        autoComplete="new-password"
        required
      />
      <div role="status">
        {successMessage && (
          <div className="pr-alert pr-alert-success">
            <p>{successMessage}</p>
          </div>
        )}
      </div>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        loading={busy}
        disabled={successMessage !== null}
        block
      >
        {TEXTS.save}
      </Button>
    </form>
  );
}
