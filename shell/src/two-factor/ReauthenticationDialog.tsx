import { ApiError, PROBLEM_CODES } from '@pratiche/api';
import { Button, Dialog, errorText, PasswordField, TextField, useAsyncAction } from '@pratiche/ui';
import { setServerError, useFormField } from '@pratiche/ui/form';
import { useForm } from 'react-hook-form';
import { TWO_FACTOR_TEXTS as TEXTS } from './texts.js';

interface ReauthenticationDialogProps {
  title: string;
  text?: string;
  confirmLabel: string;
  danger?: boolean;
  /** Rejects with the API's error, which is then shown. */
  onConfirm: (password: string, code: string) => Promise<void>;
  onClose: () => void;
}

interface ReauthenticationForm {
  password: string | null;
  code: string | null;
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
  const form = useForm<ReauthenticationForm>({ defaultValues: { password: null, code: null } });
  const passwordField = useFormField(form, 'password', { id: 'proof-password' });
  const codeField = useFormField(form, 'code', { id: 'proof-code' });
  const { busy, runAction } = useAsyncAction((error) => {
    const field =
      form.getValues('password') &&
      !(error instanceof ApiError && error.code === PROBLEM_CODES.wrongPassword)
        ? 'code'
        : 'password';
    setServerError(form, field, errorText(error));
    document.getElementById(`proof-${field}`)?.focus();
  });

  const submit = form.handleSubmit(({ password, code }) =>
    runAction(() => onConfirm(password ?? '', code ?? '')),
  );

  return (
    <Dialog open title={title} width={360} onClose={onClose}>
      <form className="pr-login" noValidate onSubmit={(event) => void submit(event)}>
        {text && <p>{text}</p>}
        <PasswordField
          {...passwordField}
          label={TEXTS.currentPassword}
          autoComplete="current-password"
          required
        />
        <TextField
          {...codeField}
          label={TEXTS.code}
          autoComplete="one-time-code"
          required
          help={TEXTS.codeHelp}
        />
        <Button type="primary" danger={danger} htmlType="submit" loading={busy} block>
          {confirmLabel}
        </Button>
      </form>
    </Dialog>
  );
}
