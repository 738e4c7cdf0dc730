import { readData } from '@pratiche/api';
import type { FieldError } from '@pratiche/domain';
import { checkNewPassword, PASSWORD_HELP } from '@pratiche/domain/accounts';
import {
  Button,
  errorText,
  PasswordField,
  useAlerts,
  useApi,
  useAsyncAction,
  useSession,
} from '@pratiche/ui';
import { focusFirstError, setServerErrors, useFormField, useRulesForm } from '@pratiche/ui/form';
import { SECURITY_TEXTS as TEXTS } from './texts.js';

type PasswordFieldName = 'currentPassword' | 'password' | 'confirmPassword';
type PasswordChange = Record<PasswordFieldName, string | null>;

const EMPTY_FORM: PasswordChange = { currentPassword: null, password: null, confirmPassword: null };
const fieldId = (field: string): string => `password-${field}`;

/** @param known what the new password must not be made of */
const checkPasswordChange = (
  { currentPassword, password, confirmPassword }: PasswordChange,
  known: readonly (string | null)[],
): FieldError[] => [
  ...(currentPassword ? [] : [{ field: 'currentPassword', message: TEXTS.required }]),
  ...checkNewPassword(password, confirmPassword, known),
];

/**
 * The user's own password: the old password once, the new password twice. The change ends all other
 * sessions.
 */
export function ChangePasswordForm() {
  const api = useApi();
  const alerts = useAlerts();
  const { user } = useSession();
  const form = useRulesForm({
    defaultValues: EMPTY_FORM,
    rules: (values) =>
      checkPasswordChange(values, [
        user?.email ?? null,
        user?.businessName ?? null,
        user?.firstName ?? null,
        user?.lastName ?? null,
      ]),
  });
  const currentField = useFormField(form, 'currentPassword', { id: fieldId('currentPassword') });
  const passwordField = useFormField(form, 'password', { id: fieldId('password') });
  const confirmField = useFormField(form, 'confirmPassword', { id: fieldId('confirmPassword') });
  const { busy, runAction } = useAsyncAction((error) => {
    alerts.error(errorText(error));
    setServerErrors(form, error);
  });

  const submit = ({ currentPassword, password, confirmPassword }: PasswordChange) =>
    runAction(async () => {
      const { message } = await readData(
        api.POST('/api/Accounts/change-password', {
          body: {
            currentPassword: currentPassword ?? '',
            password: password ?? '',
            confirmPassword: confirmPassword ?? '',
          },
        }),
      );
      alerts.success(message);
      form.reset(EMPTY_FORM);
    });

  return (
    <section className="pr-card sh-profile-password">
      <h2>{TEXTS.password}</h2>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit, focusFirstError(fieldId))(event)}
      >
        <PasswordField
          {...currentField}
          label={TEXTS.currentPassword}
          required
          autoComplete="current-password"
        />
        <PasswordField
          {...passwordField}
          label={TEXTS.newPassword}
          required
          help={PASSWORD_HELP}
          autoComplete="new-password"
        />
        <PasswordField
          {...confirmField}
          label={TEXTS.repeatPassword}
          required
          autoComplete="new-password"
        />
        <p className="pr-muted">{TEXTS.otherDevices}</p>
        <Button htmlType="submit" loading={busy}>
          {TEXTS.changePassword}
        </Button>
      </form>
    </section>
  );
}
