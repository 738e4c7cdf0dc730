import { readData, type OfficeOrderDto } from '@pratiche/api';
import { describeTransfer } from '@pratiche/domain';
import {
  formatCreditCount,
  formatEuro,
  useApi,
  useAsyncAction,
  useIdempotencyKey,
} from '@pratiche/ui';
import { useNotification } from '@pratiche/ui/office';
import { ActionDialog } from '../shared/ActionDialog.js';
import { TRANSFER_DIALOG_TEXTS } from './texts.js';

export interface TransferDialogProps {
  order: OfficeOrderDto;
  onClose: () => void;
  onDone: () => void;
}

/** Money moves: says what is given to whom before it is. The same press twice gives it once. */
export function ConfirmTransferDialog({ order, onClose, onDone }: TransferDialogProps) {
  const api = useApi();
  const notify = useNotification();
  const { keyFor } = useIdempotencyKey();
  const { busy, failure, runAction } = useAsyncAction();
  const { id, amount, amountDue, businessName, email, packageName, credits } = order;
  const company = businessName ?? email;

  const confirm = () =>
    runAction(async () => {
      await readData(
        api.POST('/api/PackageOrders/{id}/confirm', {
          params: { path: { id }, header: { 'Idempotency-Key': keyFor(id) } },
        }),
      );
      notify.success(TRANSFER_DIALOG_TEXTS.credited(formatCreditCount(credits), company));
      onDone();
    });

  return (
    <ActionDialog
      title={TRANSFER_DIALOG_TEXTS.confirmQuestion}
      confirmLabel={TRANSFER_DIALOG_TEXTS.confirm}
      busy={busy}
      failure={failure}
      className="ad-user-form"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{TRANSFER_DIALOG_TEXTS.confirmText(describeTransfer(order), company)}</p>
      <p>{TRANSFER_DIALOG_TEXTS.consequence(packageName, formatCreditCount(credits))}</p>
      {amount !== amountDue && (
        <p className="ad-notice">{TRANSFER_DIALOG_TEXTS.otherAmount(formatEuro(amountDue))}</p>
      )}
    </ActionDialog>
  );
}
