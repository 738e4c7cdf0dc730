import { readData } from '@pratiche/api';
import { REQUIRED_MESSAGE, type ContractRevocation } from '@pratiche/domain';
import { CONTRACT_REVOCATIONS } from '@pratiche/domain/accounts';
import { TextField, useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { OfficeSelectField } from '@pratiche/ui/office';
import { useState } from 'react';
import { ActionDialog } from '../../shared/ActionDialog.js';
import { CONTRACT_DIALOG_TEXTS } from './texts.js';

interface RevokeContractDialogProps {
  id: number;
  onClose: () => void;
  onDone: () => void;
}

/** Revokes the verification of a contract, with a reason that is sent to its owner. */
export function RevokeContractDialog({ id, onClose, onDone }: RevokeContractDialogProps) {
  const api = useApi();
  const alerts = useAlerts();
  const [reason, setReason] = useState<ContractRevocation | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();

  async function revoke(): Promise<void> {
    setTried(true);
    if (reason === null) return;
    await runAction(async () => {
      await readData(
        api.POST('/api/Accounts/revoke-contract/{id}', {
          params: { path: { id } },
          body: { reason, note },
        }),
      );
      alerts.success(CONTRACT_DIALOG_TEXTS.revoked);
      onDone();
    });
  }

  return (
    <ActionDialog
      title={CONTRACT_DIALOG_TEXTS.revokeTitle}
      confirmLabel={CONTRACT_DIALOG_TEXTS.revokeConfirm}
      danger
      busy={busy}
      className="ad-user-form"
      onConfirm={revoke}
      onClose={onClose}
    >
      <p>{CONTRACT_DIALOG_TEXTS.revokeText}</p>
      <OfficeSelectField<ContractRevocation>
        id="motivo-revoca"
        label={CONTRACT_DIALOG_TEXTS.reason}
        required
        value={reason}
        onChange={setReason}
        error={tried && reason === null ? REQUIRED_MESSAGE : null}
        choices={CONTRACT_REVOCATIONS}
      />
      <TextField
        id="nota-revoca"
        label={CONTRACT_DIALOG_TEXTS.whatToDo}
        help={CONTRACT_DIALOG_TEXTS.whatToDoOptional}
        rows={3}
        maxLength={500}
        value={note}
        onChange={setNote}
        error={failure}
      />
    </ActionDialog>
  );
}
