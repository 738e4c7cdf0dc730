import { readData } from '@pratiche/api';
import type { FieldError } from '@pratiche/domain';
import { isEmail } from '@pratiche/domain/accounts';
import {
  Button,
  errorText,
  PageHeader,
  TextField,
  useAlerts,
  useApi,
  useAsyncAction,
} from '@pratiche/ui';
import { focusFirstError, useFormField, useRulesForm } from '@pratiche/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRedirectToLogin } from './useRedirectToLogin.js';
import { PASSWORD_RECOVERY_TEXTS as TEXTS } from './texts.js';

const EMAIL_FIELD_ID = 'recover-email';

interface EmailForm {
  email: string | null;
}

const EMPTY_FORM: EmailForm = { email: null };

function checkEmail({ email }: EmailForm): FieldError[] {
  const typed = email?.trim() ?? '';
  if (typed === '') return [{ field: 'email', message: TEXTS.required }];
  return isEmail(typed) ? [] : [{ field: 'email', message: TEXTS.invalidEmail }];
}

/** Requests the link to reset the password. The page shows the same text for every address. */
export function ForgotPasswordPage() {
  const api = useApi();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const { busy, runAction } = useAsyncAction((failure) => alerts.error(errorText(failure)));
  const form = useRulesForm({ defaultValues: EMPTY_FORM, rules: checkEmail });
  const emailField = useFormField(form, 'email', { id: EMAIL_FIELD_ID });
  const [successMessage, setSuccessMessage] = useState<string | null>(null);
  useRedirectToLogin(successMessage);

  async function submit({ email }: EmailForm): Promise<void> {
    if (successMessage !== null) return;
    await runAction(async () =>
      setSuccessMessage(
        (
          await readData(
            api.POST('/api/Accounts/forgot-password', { body: { email: email?.trim() ?? '' } }),
          )
        ).message,
      ),
    );
  }

  return (
    <>
      <PageHeader title={TEXTS.forgotTitle} subtitle={TEXTS.forgotSubtitle} />
      <form
        className="pr-login"
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit(
            submit,
            focusFirstError(() => EMAIL_FIELD_ID),
          )(event)
        }
      >
        <TextField
          {...emailField}
          label={TEXTS.email}
          type="email"
          autoComplete="username"
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
          {TEXTS.send}
        </Button>
        <Button size="large" onClick={() => void navigate('/register')} block>
          {TEXTS.back}
        </Button>
      </form>
    </>
  );
}
