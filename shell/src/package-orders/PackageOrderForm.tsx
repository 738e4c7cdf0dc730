import { readData, toFormData, type PaymentInstructionsDto } from '@pratiche/api';
import { RECEIPT_EXTENSIONS } from '@pratiche/domain/packages';
import {
  Button,
  DateField,
  NumberField,
  useAlerts,
  useApi,
  useAsyncAction,
  useIdempotencyKey,
} from '@pratiche/ui';
import { focusFirstError, useFormField, useRulesForm } from '@pratiche/ui/form';
import { getTodayInRome } from '@pratiche/domain';
import { AccountFileField } from '../account-form/AccountFileField.js';
import { checkOrder, type OrderValues } from './check-order.js';
import { useRefreshOrders } from './usePackageOrders.js';

const fieldId = (field: string): string => `bonifico-${field}`;

interface PackageOrderFormProps {
  payment: PaymentInstructionsDto;
  numCredits: number | undefined;
}

/** Day and amount of the transfer, and its receipt if there is one. */
export function PackageOrderForm({ payment, numCredits }: PackageOrderFormProps) {
  const api = useApi();
  const alerts = useAlerts();
  const refresh = useRefreshOrders();
  const { keyFor } = useIdempotencyKey();
  const { busy, failure, runAction } = useAsyncAction();
  const form = useRulesForm<OrderValues>({
    defaultValues: { transferDay: getTodayInRome(), amount: payment.amount, receipt: null },
    rules: checkOrder,
  });
  const day = useFormField(form, 'transferDay', { id: fieldId('transferDay') });
  const amount = useFormField(form, 'amount', { id: fieldId('amount') });
  const receipt = useFormField(form, 'receipt', { id: fieldId('receipt') });

  async function send({ transferDay, amount: paid, receipt: file }: OrderValues): Promise<void> {
    if (transferDay === null || paid === null) return;
    const { packageId } = payment;
    await runAction(async () => {
      await readData(
        api.POST('/api/PackageOrders', {
          params: {
            header: { 'Idempotency-Key': keyFor(packageId, numCredits, paid, transferDay, file) },
          },
          body: {
            packageId,
            amount: paid,
            transferDay,
            ...(numCredits === undefined ? {} : { numCredits }),
            ...(file === null ? {} : { receipt: file }),
          },
          bodySerializer: toFormData,
        }),
      );
      alerts.success('Bonifico segnalato: ti avvisiamo quando lo confermiamo.');
      await refresh();
    });
  }

  return (
    <form
      className="sh-order-form"
      noValidate
      onSubmit={(event) => void form.handleSubmit(send, focusFirstError(fieldId))(event)}
    >
      <div className="sh-order-fields">
        <DateField {...day} label="Data del bonifico" required max={getTodayInRome()} />
        <NumberField
          {...amount}
          label="Importo versato [€]"
          required
          thousands
          {...(amount.value !== null && amount.value !== payment.amount
            ? { help: 'L’importo è diverso dal prezzo del pacchetto: lo verifichiamo noi.' }
            : {})}
        />
      </div>
      <AccountFileField
        name="ricevuta-bonifico"
        label="Ricevuta (facoltativa, PDF o foto)"
        required={false}
        accept={RECEIPT_EXTENSIONS}
        file={receipt.value}
        error={receipt.error}
        onChange={receipt.onChange}
      />
      {failure !== null && (
        <p className="pr-field-error" role="alert">
          {failure}
        </p>
      )}
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        className="sh-order-send"
        loading={busy}
      >
        Segnala il bonifico
      </Button>
    </form>
  );
}
