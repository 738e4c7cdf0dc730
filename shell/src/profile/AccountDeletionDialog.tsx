import { readData } from '@pratiche/api';
import type { FieldError } from '@pratiche/domain';
import {
  Button,
  Dialog,
  errorText,
  PasswordField,
  useAlerts,
  useApi,
  useAsyncAction,
} from '@pratiche/ui';
import { setServerError, useFormField, useRulesForm } from '@pratiche/ui/form';
import { PROFILE_TEXTS } from './texts.js';

interface DeletionForm {
  password: string | null;
}

const EMPTY_FORM: DeletionForm = { password: null };
const checkForm = ({ password }: DeletionForm): FieldError[] =>
  password ? [] : [{ field: 'password', message: PROFILE_TEXTS.passwordRequired }];

/**
 * Lists what will be lost and asks for the password, so that access to an unlocked screen is not
 * enough.
 */
export function AccountDeletionDialog({
  onClose,
  onAsked,
}: {
  onClose: () => void;
  onAsked: () => void;
}) {
  const api = useApi();
  const alerts = useAlerts();
  const form = useRulesForm({ defaultValues: EMPTY_FORM, rules: checkForm });
  const passwordField = useFormField(form, 'password', { id: 'eliminazione-password' });
  const { busy, runAction } = useAsyncAction((error) =>
    setServerError(form, 'password', errorText(error)),
  );

  const submit = form.handleSubmit(({ password }) =>
    runAction(async () => {
      const { message } = await readData(
        api.POST('/api/Accounts/request-deletion', { body: { password: password ?? '' } }),
      );
      alerts.success(message);
      onAsked();
    }),
  );

  return (
    <Dialog
      open
      title={PROFILE_TEXTS.deletionQuestion}
      onClose={onClose}
      persistent={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {PROFILE_TEXTS.cancel}
          </Button>
          <Button danger type="primary" loading={busy} onClick={() => void submit()}>
            {PROFILE_TEXTS.sendRequest}
          </Button>
        </>
      }
    >
      <form className="sh-profile-dialog" onSubmit={(event) => void submit(event)}>
        <p>{PROFILE_TEXTS.deletionLoss}</p>
        <PasswordField
          {...passwordField}
          label={PROFILE_TEXTS.password}
          required
          autoComplete="current-password"
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
