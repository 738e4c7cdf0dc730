import { ApiError, PROBLEM_CODES } from '@pratiche/api';
import { Button, Dialog, errorText, PasswordField, TextField } from '@pratiche/ui';
import { useState, type FormEvent } from 'react';

interface ReauthenticationDialogProps {
  title: string;
  text?: string;
  confirmLabel: string;
  danger?: boolean;
  /** Rejects with the API's error, which is then shown. */
  onConfirm: (password: string, code: string) => Promise<void>;
  onClose: () => void;
}

/** Password and a code, before something that weakens the login. */
export function ReauthenticationDialog({
  title,
  text,
  confirmLabel,
  danger = false,
  onConfirm,
  onClose,
}: ReauthenticationDialogProps) {
  const [password, setPassword] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ field: 'password' | 'code'; message: string } | null>(
    null,
  );
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm(password ?? '', code ?? '');
    } catch (error) {
      const field =
        password && !(error instanceof ApiError && error.code === PROBLEM_CODES.wrongPassword)
          ? 'code'
          : 'password';
      setFailure({ field, message: errorText(error) });
      document.getElementById(`proof-${field}`)?.focus();
      setBusy(false);
    }
  }

  const errorOf = (field: 'password' | 'code') =>
    failure?.field === field ? failure.message : null;
  return (
    <Dialog open title={title} width={360} onClose={onClose}>
      <form className="pr-login" noValidate onSubmit={(event) => void submit(event)}>
        {text && <p>{text}</p>}
        <PasswordField
          id="proof-password"
          label="Password attuale"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          error={errorOf('password')}
        />
        <TextField
          id="proof-code"
          label="Codice"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={setCode}
          error={errorOf('code')}
          help="Dell’app, oppure un codice di recupero."
        />
        <Button type="primary" danger={danger} htmlType="submit" loading={busy} block>
          {confirmLabel}
        </Button>
      </form>
    </Dialog>
  );
}
