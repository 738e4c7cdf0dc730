import { ApiError, type ProblemField } from '@pratiche/api';
import { checkNewPassword } from '@pratiche/domain';
import { Button, errorText, PasswordField, useAlerts, useApi } from '@pratiche/ui';
import { useState } from 'react';

const EMPTY = { currentPassword: null, password: null, confirmPassword: null } as Record<'currentPassword' | 'password' | 'confirmPassword', string | null>;

/** One's own password: the old one once, the new one twice. Sessions elsewhere end with it. */
export function ChangePassword() {
  const api = useApi();
  const alerts = useAlerts();
  const [form, setForm] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly ProblemField[]>([]);
  const [busy, setBusy] = useState(false);

  const wrong: ProblemField[] = [...(form.currentPassword ? [] : [{ field: 'currentPassword', message: 'Campo obbligatorio!!' }]), ...checkNewPassword(form.password, form.confirmPassword)];
  const field = (name: keyof typeof EMPTY, label: string) => ({
    id: `password-${name}`, label, required: true, value: form[name], onChange: (value: string | null) => { setForm({ ...form, [name]: value }); setRefused(refused.filter((one) => one.field !== name)); },
    error: refused.find((one) => one.field === name)?.message ?? (tried ? wrong.find((one) => one.field === name)?.message ?? null : null),
  });

  async function change(): Promise<void> {
    setTried(true);
    const [first] = wrong;
    if (first) return document.getElementById(`password-${first.field}`)?.focus();
    setBusy(true);
    try {
      const { currentPassword, password, confirmPassword } = form;
      const { message } = await api.accounts.changePassword({ currentPassword: currentPassword ?? '', password: password ?? '', confirmPassword: confirmPassword ?? '' });
      alerts.success(message);
      setForm(EMPTY);
      setTried(false);
    } catch (error) {
      alerts.error(errorText(error));
      setRefused(error instanceof ApiError ? error.problem.errors ?? [] : []);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="pr-card sh-profile-password">
      <h2>Password</h2>
      <form noValidate onSubmit={(event) => { event.preventDefault(); if (!busy) void change(); }}>
        <PasswordField {...field('currentPassword', 'Password attuale')} autoComplete="current-password" />
        <PasswordField {...field('password', 'Nuova password')} help="Almeno 8 caratteri." autoComplete="new-password" />
        <PasswordField {...field('confirmPassword', 'Ripeti la nuova password')} autoComplete="new-password" />
        <p className="pr-muted">Sugli altri dispositivi occorrerà accedere di nuovo.</p>
        <Button htmlType="submit" loading={busy}>Cambia password</Button>
      </form>
    </section>
  );
}
