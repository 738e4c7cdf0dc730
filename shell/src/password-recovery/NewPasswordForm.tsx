import { readData } from '@pratiche/api';
import { checkNewPassword, PASSWORD_HELP } from '@pratiche/domain/accounts';
import { PasswordField, useApi } from '@pratiche/ui';
import { focusFirstError, setServerErrors, useFormField, useRulesForm } from '@pratiche/ui/form';
import { RecoveryForm, useRecoveryCall } from './RecoveryForm.js';
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
  const form = useRulesForm({
    defaultValues: EMPTY_FORM,
    rules: ({ password, confirmPassword }) => checkNewPassword(password, confirmPassword),
  });
  const passwordField = useFormField(form, 'password', { id: fieldId('password') });
  const confirmField = useFormField(form, 'confirmPassword', { id: fieldId('confirmPassword') });
  const { send, ...state } = useRecoveryCall((error) => setServerErrors(form, error));
  const submit = ({ password, confirmPassword }: NewPassword) =>
    send(() =>
      readData(
        api.POST('/api/Accounts/reset-password', {
          body: { token, password: password ?? '', confirmPassword: confirmPassword ?? '' },
        }),
      ),
    );

  return (
    <RecoveryForm
      {...state}
      submitLabel={TEXTS.save}
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
    </RecoveryForm>
  );
}
