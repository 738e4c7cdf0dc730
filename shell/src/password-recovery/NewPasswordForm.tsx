import { checkNewPassword } from '@pratiche/domain';
import { Button, errorText, PasswordField, useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { useState, type FormEvent } from 'react';
import { useCommonPasswords } from '../account-form/useCommonPasswords.js';
import { useRedirectToLogin } from './useRedirectToLogin.js';

/** The new password, typed twice. */
export function NewPasswordForm({ token }: { token: string }) {
  const api = useApi();
  const alerts = useAlerts();
  const [password, setPassword] = useState<string | null>(null);
  const [confirm, setConfirm] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, fieldErrors, runAction, clearError } = useAsyncAction((error) =>
    alerts.error(errorText(error)),
  );
  const [said, setSaid] = useState<string | null>(null);
  useRedirectToLogin(said);
  useCommonPasswords();
  const wrong = checkNewPassword(password, confirm);
  const errorOf = (field: string) =>
    [...fieldErrors, ...(tried ? wrong : [])].find((one) => one.field === field)?.message ?? null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (said !== null) return;
    const [first] = wrong;
    if (first) {
      document.getElementById(`new-${first.field}`)?.focus();
      return;
    }
    await runAction(async () =>
      setSaid((await api.sessions.resetPassword(token, password ?? '', confirm ?? '')).message),
    );
  }

  return (
    <form className="pr-login" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        id="new-password"
        label="Password"
        autoComplete="new-password"
        required
        help="Almeno 8 caratteri, non tra le più usate."
        value={password}
        onChange={(value) => {
          setPassword(value);
          clearError();
        }}
        error={errorOf('password')}
      />
      <PasswordField
        id="new-confirmPassword"
        label="Ripeti password"
        autoComplete="new-password"
        required
        value={confirm}
        onChange={(value) => {
          setConfirm(value);
          clearError();
        }}
        error={errorOf('confirmPassword')}
      />
      <div role="status">
        {said && (
          <div className="pr-alert pr-alert-success">
            <p>{said}</p>
          </div>
        )}
      </div>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        loading={busy}
        disabled={said !== null}
        block
      >
        Salva la nuova password
      </Button>
    </form>
  );
}
