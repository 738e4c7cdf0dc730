import { readData } from '@pratiche/api';
import { REQUIRED_MESSAGE, describeTransfer, ORDER_REASON_MAX } from '@pratiche/domain';
import { TextField, useApi, useAsyncAction } from '@pratiche/ui';
import { useNotification } from '@pratiche/ui/office';
import { useState } from 'react';
import { ActionDialog } from '../shared/ActionDialog.js';
import type { TransferDialogProps } from './ConfirmTransferDialog.js';
import { TRANSFER_DIALOG_TEXTS } from './texts.js';

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
      notify.success(TRANSFER_DIALOG_TEXTS.rejected);
      onDone();
    });
  }

  return (
    <ActionDialog
      title={TRANSFER_DIALOG_TEXTS.rejectTitle}
      confirmLabel={TRANSFER_DIALOG_TEXTS.reject}
      danger
      busy={busy}
      className="ad-user-form"
      onConfirm={reject}
      onClose={onClose}
    >
      <p>
        {TRANSFER_DIALOG_TEXTS.rejectText(
          describeTransfer(order),
          order.businessName ?? order.email,
        )}
      </p>
      <TextField
        id="motivo-bonifico"
        label={TRANSFER_DIALOG_TEXTS.reason}
        help={TRANSFER_DIALOG_TEXTS.reasonHelp}
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
