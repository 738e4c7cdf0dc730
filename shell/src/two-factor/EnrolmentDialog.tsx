import type { TwoFactorSecret } from '@pratiche/api';
import {
  Button,
  Dialog,
  PasswordField,
  QrCode,
  TextField,
  useApi,
  useAsyncAction,
} from '@pratiche/ui';
import { useState, type FormEvent } from 'react';
import { CopyableValue } from '../clipboard/CopyableValue.js';
import { groupByFour } from '../clipboard/group-by-four.js';

interface EnrolmentDialogProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Password, then the secret for the app, then a first code. */
export function EnrolmentDialog({ onDone, onClose }: EnrolmentDialogProps) {
  const api = useApi();
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const { busy, failure, runAction } = useAsyncAction(() =>
    document.getElementById(secret === null ? 'enrol-password' : 'enrol-code')?.focus(),
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    await runAction(async () => {
      if (secret === null) setSecret(await api.sessions.beginTwoFactor(password ?? ''));
      else onDone((await api.sessions.confirmTwoFactor(code ?? '')).recoveryCodes);
    });
  }

  return (
    <Dialog open title="Attivare l’accesso in due passaggi" width={360} onClose={onClose}>
      <form className="pr-login" noValidate onSubmit={(event) => void submit(event)}>
        {secret === null ? (
          <PasswordField
            id="enrol-password"
            label="Password attuale"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
            error={failure}
          />
        ) : (
          <>
            <p>
              1. Inquadrare il codice con un’app di autenticazione (per esempio Google
              Authenticator, Microsoft Authenticator, FreeOTP).
            </p>
            <QrCode
              value={secret.uri}
              label="Codice QR per l’app di autenticazione; lo stesso testo è scritto sotto"
            />
            <dl className="sh-secret">
              <CopyableValue
                label="Oppure scriverlo a mano"
                shown={groupByFour(secret.secret)}
                text={secret.secret}
              />
            </dl>
            <p>2. Scrivere il codice di sei cifre che l’app mostra adesso.</p>
            <TextField
              id="enrol-code"
              label="Codice"
              autoComplete="one-time-code"
              required
              value={code}
              onChange={setCode}
              error={failure}
            />
          </>
        )}
        <Button type="primary" htmlType="submit" loading={busy} block>
          {secret === null ? 'Continua' : 'Conferma e attiva'}
        </Button>
      </form>
    </Dialog>
  );
}
