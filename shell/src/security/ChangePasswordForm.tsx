import type { ProblemField } from '@pratiche/api';
import { checkNewPassword } from '@pratiche/domain';
import {
  Button,
  errorText,
  PasswordField,
  useAlerts,
  useApi,
  useAsyncAction,
  useSession,
} from '@pratiche/ui';
import { useState } from 'react';
import { useCommonPasswords } from '../account-form/useCommonPasswords.js';

const EMPTY_FORM = { currentPassword: null, password: null, confirmPassword: null } as Record<
  'currentPassword' | 'password' | 'confirmPassword',
  string | null
>;

/** One's own password: the old one once, the new one twice. Sessions elsewhere end with it. */
export function ChangePasswordForm() {
  const api = useApi();
  const alerts = useAlerts();
  const { user } = useSession();
  const [form, setForm] = useState(EMPTY_FORM);
  useCommonPasswords();
  const [tried, setTried] = useState(false);
  const { busy, fieldErrors, runAction, clearError } = useAsyncAction((error) =>
    alerts.error(errorText(error)),
  );

  const wrong: ProblemField[] = [
    ...(form.currentPassword
      ? []
      : [{ field: 'currentPassword', message: 'Campo obbligatorio!!' }]),
    ...checkNewPassword(form.password, form.confirmPassword, [
      user?.email ?? null,
      user?.businessName ?? null,
      user?.firstName ?? null,
      user?.lastName ?? null,
    ]),
  ];
  const field = (name: keyof typeof EMPTY_FORM, label: string) => ({
    id: `password-${name}`,
    label,
    required: true,
    value: form[name],
    onChange: (value: string | null) => {
      setForm({ ...form, [name]: value });
      clearError(name);
    },
    error:
      fieldErrors.find((one) => one.field === name)?.message ??
      (tried ? (wrong.find((one) => one.field === name)?.message ?? null) : null),
  });

  async function change(): Promise<void> {
    setTried(true);
    const [first] = wrong;
    if (first) return document.getElementById(`password-${first.field}`)?.focus();
    await runAction(async () => {
      const { currentPassword, password, confirmPassword } = form;
      const { message } = await api.accounts.changePassword({
        currentPassword: currentPassword ?? '',
        password: password ?? '',
        confirmPassword: confirmPassword ?? '',
      });
      alerts.success(message);
      setForm(EMPTY_FORM);
      setTried(false);
    });
  }

  return (
    <section className="pr-card sh-profile-password">
      <h2>Password</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <PasswordField
          {...field('currentPassword', 'Password attuale')}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('password', 'Nuova password')}
          help="Almeno 8 caratteri."
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword', 'Ripeti la nuova password')}
          autoComplete="new-password"
        />
        <p className="pr-muted">Sugli altri dispositivi occorrerà accedere di nuovo.</p>
        <Button htmlType="submit" loading={busy}>
          Cambia password
        </Button>
      </form>
    </section>
  );
}
