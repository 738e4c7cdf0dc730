import { readData, type OfficeOrderDto } from '@pratiche/api';
import { describeTransfer } from '@pratiche/domain/packages';
import {
  formatCreditCount,
  formatEuro,
  useApi,
  useAsyncAction,
  useIdempotencyKey,
} from '@pratiche/ui';
import { useNotification } from '@pratiche/ui/office';
import { ActionDialog } from '../shared/ActionDialog.js';

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
      notify.success(`${formatCreditCount(credits)} accreditati a «${company}».`);
      onDone();
    });

  return (
    <ActionDialog
      title="Vuoi confermare il bonifico?"
      confirmLabel="Conferma e accredita"
      busy={busy}
      failure={failure}
      className="ad-user-form"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{`${describeTransfer(order)} di «${company}».`}</p>
      <p>
        {`Il pacchetto ${packageName} (${formatCreditCount(credits)}) è disponibile subito e il cliente viene avvisato per e-\u2060mail.`}
      </p>
      {amount !== amountDue && (
        <p className="ad-notice">
          {`L’importo è diverso dal prezzo del pacchetto, che è di ${formatEuro(amountDue)}.`}
        </p>
      )}
    </ActionDialog>
  );
}
