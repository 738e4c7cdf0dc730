import { readData } from '@pratiche/api';
import { REQUIRED_MESSAGE, type ContractRefusal } from '@pratiche/domain';
import {
  checkContractRefusal,
  CONTRACT_REFUSALS,
  REFUSAL_NOTE_MAX,
} from '@pratiche/domain/accounts';
import { TextField, useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { OfficeSelectField } from '@pratiche/ui/office';
import { useState } from 'react';
import { ActionDialog } from '../../shared/ActionDialog.js';
import { CONTRACT_DIALOG_TEXTS } from './texts.js';

interface RefuseContractDialogProps {
  id: number;
  onClose: () => void;
  onDone: () => void;
}

/** Refuses the papers of an account with a reason, which its owner reads and answers with new ones. */
export function RefuseContractDialog({ id, onClose, onDone }: RefuseContractDialogProps) {
  const api = useApi();
  const alerts = useAlerts();
  const [reason, setReason] = useState<ContractRefusal | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();
  const [missingNote] = checkContractRefusal(reason, note);

  async function refuse(): Promise<void> {
    setTried(true);
    if (reason === null) return document.getElementById('motivo-rifiuto')?.focus();
    if (missingNote) return document.getElementById('nota-rifiuto')?.focus();
    await runAction(async () => {
      await readData(
        api.POST('/api/Accounts/refuse-contract/{id}', {
          params: { path: { id } },
          body: { reason, note },
        }),
      );
      alerts.success(CONTRACT_DIALOG_TEXTS.refused);
      onDone();
    });
  }

  return (
    <ActionDialog
      title={CONTRACT_DIALOG_TEXTS.refuseTitle}
      confirmLabel={CONTRACT_DIALOG_TEXTS.refuseConfirm}
      danger
      busy={busy}
      failure={failure}
      className="ad-user-form"
      onConfirm={refuse}
      onClose={onClose}
    >
      <p>{CONTRACT_DIALOG_TEXTS.refuseText}</p>
      <OfficeSelectField<ContractRefusal>
        id="motivo-rifiuto"
        label={CONTRACT_DIALOG_TEXTS.reason}
        required
        value={reason}
        onChange={setReason}
        error={tried && reason === null ? REQUIRED_MESSAGE : null}
        choices={CONTRACT_REFUSALS}
      />
      <TextField
        id="nota-rifiuto"
        label={CONTRACT_DIALOG_TEXTS.whatToDo}
        help={CONTRACT_DIALOG_TEXTS.whatToDoHelp}
        rows={3}
        required={reason === 'other'}
        maxLength={REFUSAL_NOTE_MAX}
        value={note}
        onChange={setNote}
        error={tried ? (missingNote?.message ?? null) : null}
      />
    </ActionDialog>
  );
}
