import { readData } from '@pratiche/api';
import type { FieldError } from '@pratiche/domain';
import { isEmail } from '@pratiche/domain/accounts';
import { Button, PageHeader, TextField, useApi } from '@pratiche/ui';
import { focusFirstError, useFormField, useRulesForm } from '@pratiche/ui/form';
import { useNavigate } from 'react-router';
import { RecoveryForm, useRecoveryCall } from './RecoveryForm.js';
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
  const navigate = useNavigate();
  const form = useRulesForm({ defaultValues: EMPTY_FORM, rules: checkEmail });
  const emailField = useFormField(form, 'email', { id: EMAIL_FIELD_ID });
  const { send, ...state } = useRecoveryCall();
  const submit = ({ email }: EmailForm) =>
    send(() =>
      readData(api.POST('/api/Accounts/forgot-password', { body: { email: email?.trim() ?? '' } })),
    );

  return (
    <>
      <PageHeader title={TEXTS.forgotTitle} subtitle={TEXTS.forgotSubtitle} />
      <RecoveryForm
        {...state}
        submitLabel={TEXTS.send}
        onSubmit={(event) =>
          void form.handleSubmit(
            submit,
            focusFirstError(() => EMAIL_FIELD_ID),
          )(event)
        }
        otherButtons={
          <Button size="large" onClick={() => void navigate('/register')} block>
            {TEXTS.back}
          </Button>
        }
      >
        <TextField
          {...emailField}
          label={TEXTS.email}
          type="email"
          autoComplete="username"
          required
        />
      </RecoveryForm>
    </>
  );
}
