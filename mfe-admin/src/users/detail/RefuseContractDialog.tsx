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
      alerts.success('Contratto rifiutato: l’azienda riceve il motivo e può inviarne un altro.');
      onDone();
    });
  }

  return (
    <ActionDialog
      title="Rifiuta il contratto"
      confirmLabel="Rifiuta"
      danger
      busy={busy}
      failure={failure}
      className="ad-user-form"
      onConfirm={refuse}
      onClose={onClose}
    >
      <p>
        L’azienda riceve un’e-&#8288;mail con il motivo. Dopo l’accesso lo rilegge e carica i
        documenti corretti; poi il contratto torna da verificare.
      </p>
      <OfficeSelectField<ContractRefusal>
        id="motivo-rifiuto"
        label="Motivo"
        required
        value={reason}
        onChange={setReason}
        error={tried && reason === null ? REQUIRED_MESSAGE : null}
        choices={CONTRACT_REFUSALS}
      />
      <TextField
        id="nota-rifiuto"
        label="Che cosa deve fare l’azienda"
        help="L’azienda lo legge nell’e-&#8288;mail e dopo l’accesso."
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
