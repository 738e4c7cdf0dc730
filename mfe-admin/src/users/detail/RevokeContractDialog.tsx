import { readData } from '@pratiche/api';
import { REQUIRED_MESSAGE, type ContractRevocation } from '@pratiche/domain';
import { CONTRACT_REVOCATIONS } from '@pratiche/domain/accounts';
import { TextField, useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { OfficeSelectField } from '@pratiche/ui/office';
import { useState } from 'react';
import { ActionDialog } from '../../shared/ActionDialog.js';

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
      alerts.success('Verifica del contratto ritirata: l’azienda viene avvisata per e-\u2060mail.');
      onDone();
    });
  }

  return (
    <ActionDialog
      title="Ritira la verifica del contratto"
      confirmLabel="Ritira la verifica"
      danger
      busy={busy}
      className="ad-user-form"
      onConfirm={revoke}
      onClose={onClose}
    >
      <p>
        Le sessioni aperte si chiudono subito e il portale resta chiuso finché il contratto non
        viene verificato di nuovo. Le pratiche già inviate proseguono; dati e crediti restano.
      </p>
      <OfficeSelectField<ContractRevocation>
        id="motivo-revoca"
        label="Motivo"
        required
        value={reason}
        onChange={setReason}
        error={tried && reason === null ? REQUIRED_MESSAGE : null}
        choices={CONTRACT_REVOCATIONS}
      />
      <TextField
        id="nota-revoca"
        label="Che cosa deve fare l’azienda"
        help="Facoltativo: il titolare lo legge nell’e-&#8288;mail."
        rows={3}
        maxLength={500}
        value={note}
        onChange={setNote}
        error={failure}
      />
    </ActionDialog>
  );
}
