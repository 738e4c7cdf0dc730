import { readData } from '@pratiche/api';
import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { describeTransfer, ORDER_REASON_MAX } from '@pratiche/domain/packages';
import { TextField, useApi, useAsyncAction } from '@pratiche/ui';
import { useNotification } from '@pratiche/ui/office';
import { useState } from 'react';
import { ActionDialog } from '../shared/ActionDialog.js';
import type { TransferDialogProps } from './ConfirmTransferDialog.js';

/** Says why a transfer is not credited; its company reads the reason. */
export function RejectTransferDialog({ order, onClose, onDone }: TransferDialogProps) {
  const api = useApi();
  const notify = useNotification();
  const [reason, setReason] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();

  async function reject(): Promise<void> {
    setTried(true);
    if (reason === null) return;
    await runAction(async () => {
      await readData(
        api.POST('/api/PackageOrders/{id}/reject', {
          params: { path: { id: order.id } },
          body: { reason },
        }),
      );
      notify.success('Bonifico rifiutato: il cliente viene avvisato per e-\u2060mail.');
      onDone();
    });
  }

  return (
    <ActionDialog
      title="Rifiuta il bonifico"
      confirmLabel="Rifiuta"
      danger
      busy={busy}
      className="ad-user-form"
      onConfirm={reject}
      onClose={onClose}
    >
      <p>{`${describeTransfer(order)} di «${order.businessName ?? order.email}»: nessun credito viene accreditato.`}</p>
      <TextField
        id="motivo-bonifico"
        label="Motivo"
        help="Il cliente lo legge nell’e-&#8288;mail e nel portafoglio."
        required
        rows={3}
        maxLength={ORDER_REASON_MAX}
        value={reason}
        onChange={setReason}
        error={tried && reason === null ? REQUIRED_MESSAGE : failure}
      />
    </ActionDialog>
  );
}
