import { readData, type AccountDetailDto } from '@pratiche/api';
import { isTypedName } from '@pratiche/domain';
import { TextField, useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { useState } from 'react';
import { ActionDialog } from '../../shared/ActionDialog.js';
import { describeDeletion } from './account-questions.js';
import { ACCOUNT_ACTION_TEXTS } from './texts.js';

/** Deletes an account once its name was typed, because nothing brings it back. */
export function DeleteAccountDialog({
  account,
  onClose,
  onDone,
}: {
  account: AccountDetailDto;
  onClose: () => void;
  onDone: () => void;
}) {
  const api = useApi();
  const alerts = useAlerts();
  const [typed, setTyped] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();
  const isRight = isTypedName(typed, account.name);

  async function remove(): Promise<void> {
    setTried(true);
    if (!isRight) return;
    await runAction(async () => {
      await readData(api.DELETE('/api/Accounts/{id}', { params: { path: { id: account.id } } }));
      alerts.success(ACCOUNT_ACTION_TEXTS.deleted);
      onDone();
    });
  }

  return (
    <ActionDialog
      title={ACCOUNT_ACTION_TEXTS.deleteQuestion(account.name)}
      confirmLabel={ACCOUNT_ACTION_TEXTS.deleteForever}
      danger
      busy={busy}
      failure={failure === null ? null : ACCOUNT_ACTION_TEXTS.deleteFailed(failure)}
      className="ad-user-form"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{describeDeletion(account)}</p>
      <TextField
        id="elimina-nome"
        label={ACCOUNT_ACTION_TEXTS.typeName(account.name)}
        required
        value={typed}
        onChange={setTyped}
        error={tried && !isRight ? ACCOUNT_ACTION_TEXTS.nameDiffers(account.name) : null}
      />
    </ActionDialog>
  );
}
