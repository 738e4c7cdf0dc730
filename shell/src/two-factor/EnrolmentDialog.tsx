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
import { TWO_FACTOR_TEXTS as TEXTS } from './texts.js';

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
    <Dialog open title={TEXTS.enrol} width={360} onClose={onClose}>
      <form className="pr-login" noValidate onSubmit={(event) => void submit(event)}>
        {secret === null ? (
          <PasswordField
            {...passwordField}
            label={TEXTS.currentPassword}
            autoComplete="current-password"
            required
          />
        ) : (
          <>
            <p>{TEXTS.scan}</p>
            <QrCode value={secret.uri} label={TEXTS.qrCode} />
            <dl className="sh-secret">
              <CopyableCode label={TEXTS.typeByHand} code={secret.secret} />
            </dl>
            <p>{TEXTS.typeCode}</p>
            <TextField {...codeField} label={TEXTS.code} autoComplete="one-time-code" required />
          </>
        )}
        <Button type="primary" htmlType="submit" loading={busy} block>
          {secret === null ? TEXTS.next : TEXTS.confirmAndEnable}
        </Button>
      </form>
    </Dialog>
  );
}
