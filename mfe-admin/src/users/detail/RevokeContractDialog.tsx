import { CONTRACT_REVOCATIONS, REQUIRED_MESSAGE, type ContractRevocation } from '@pratiche/domain';
import {
  Button,
  Dialog,
  SelectField,
  TextField,
  useAlerts,
  useApi,
  useAsyncAction,
} from '@pratiche/ui';
import { useState } from 'react';

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
      await api.registration.revokeContractOf(id, { reason, note });
      alerts.success('Verifica del contratto ritirata: l’azienda viene avvisata per e-mail.');
      onDone();
    });
  }

  return (
    <Dialog
      open
      title="Ritira la verifica del contratto"
      onClose={onClose}
      persistent={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Annulla
          </Button>
          <Button type="primary" danger loading={busy} onClick={() => void revoke()}>
            Ritira la verifica
          </Button>
        </>
      }
    >
      <div className="ad-user-form">
        <p>
          Le sessioni aperte si chiudono subito e il portale resta chiuso finché il contratto non
          viene verificato di nuovo. Le pratiche già inviate proseguono; dati e crediti restano.
        </p>
        <SelectField<ContractRevocation>
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
          help="Facoltativo: il titolare lo legge nell’e-mail."
          rows={3}
          maxLength={500}
          value={note}
          onChange={setNote}
          error={failure}
        />
      </div>
    </Dialog>
  );
}
