import { readData, type TwoFactorSecretDto } from '@pratiche/api';
import {
  Button,
  Dialog,
  errorText,
  PasswordField,
  QrCode,
  TextField,
  useApi,
  useAsyncAction,
} from '@pratiche/ui';
import { setServerError, useFormField } from '@pratiche/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CopyableCode } from '../clipboard/CopyableValue.js';

interface EnrolmentDialogProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

interface EnrolmentForm {
  password: string | null;
  code: string | null;
}

/** Password, then the secret for the app, then a first code. */
export function EnrolmentDialog({ onDone, onClose }: EnrolmentDialogProps) {
  const api = useApi();
  const [secret, setSecret] = useState<TwoFactorSecretDto | null>(null);
  const form = useForm<EnrolmentForm>({ defaultValues: { password: null, code: null } });
  const passwordField = useFormField(form, 'password', { id: 'enrol-password' });
  const codeField = useFormField(form, 'code', { id: 'enrol-code' });
  const asked = secret === null ? 'password' : 'code';
  const { busy, runAction } = useAsyncAction((error) => {
    setServerError(form, asked, errorText(error));
    document.getElementById(`enrol-${asked}`)?.focus();
  });

  const submit = form.handleSubmit(({ password, code }) =>
    runAction(async () => {
      if (secret === null)
        setSecret(
          await readData(
            api.POST('/api/Accounts/two-factor/begin', { body: { password: password ?? '' } }),
          ),
        );
      else
        onDone(
          (
            await readData(
              api.POST('/api/Accounts/two-factor/confirm', { body: { code: code ?? '' } }),
            )
          ).recoveryCodes,
        );
    }),
  );

  return (
    <Dialog open title="Attiva l’accesso in due passaggi" width={360} onClose={onClose}>
      <form className="pr-login" noValidate onSubmit={(event) => void submit(event)}>
        {secret === null ? (
          <PasswordField
            {...passwordField}
            label="Password attuale"
            autoComplete="current-password"
            required
          />
        ) : (
          <>
            <p>
              1. Inquadra il codice con un’app di autenticazione (per esempio Google Authenticator,
              Microsoft Authenticator, FreeOTP).
            </p>
            <QrCode
              value={secret.uri}
              label="Codice QR per l’app di autenticazione; lo stesso testo è scritto sotto"
            />
            <dl className="sh-secret">
              <CopyableCode label="Oppure scrivilo a mano" code={secret.secret} />
            </dl>
            <p>2. Scrivi il codice di sei cifre che l’app mostra adesso.</p>
            <TextField {...codeField} label="Codice" autoComplete="one-time-code" required />
          </>
        )}
        <Button type="primary" htmlType="submit" loading={busy} block>
          {secret === null ? 'Continua' : 'Conferma e attiva'}
        </Button>
      </form>
    </Dialog>
  );
}
