import { type PaymentInstructionsDto, readData, toFormData } from '@pratiche/api';
import { RECEIPT_EXTENSIONS, formatEuro, getTodayInRome } from '@pratiche/domain';
import {
  Button,
  useConfirm,
  useAlerts,
  useApi,
  useAsyncAction,
  useIdempotencyKey,
} from '@pratiche/ui';
import {
  focusFirstError,
  useFormField,
  useRulesForm,
  DateField,
  NumberField,
} from '@pratiche/ui/form';
import { AccountFileField } from '../account-form/AccountFileField.js';
import { checkOrder, type OrderValues } from './check-order.js';
import { useRefreshOrders } from './usePackageOrders.js';
import { ORDER_TEXTS as TEXTS } from './texts.js';

const fieldId = (field: string): string => `bonifico-${field}`;

interface PackageOrderFormProps {
  payment: PaymentInstructionsDto;
  numCredits: number | undefined;
}

/** Day and amount of the transfer, and its receipt if there is one. */
export function PackageOrderForm({ payment, numCredits }: PackageOrderFormProps) {
  const confirm = useConfirm();
  const { busy, failure, send } = useOrderSubmission(payment, numCredits);
  const form = useRulesForm<OrderValues>({
    defaultValues: { transferDay: getTodayInRome(), amount: payment.amount, receipt: null },
    rules: checkOrder,
  });
  const day = useFormField(form, 'transferDay', { id: fieldId('transferDay') });
  const amount = useFormField(form, 'amount', { id: fieldId('amount') });
  const receipt = useFormField(form, 'receipt', { id: fieldId('receipt') });
  const otherAmount =
    amount.value === null || amount.value === payment.amount
      ? null
      : TEXTS.otherAmount(formatEuro(amount.value), formatEuro(payment.amount));

  /** A mistyped amount keeps the transfer from being found on the account. */
  async function askAndSend(values: OrderValues): Promise<void> {
    const isSure =
      otherAmount === null ||
      (await confirm({
        title: TEXTS.otherAmountQuestion,
        text: otherAmount,
        confirmLabel: TEXTS.submitOtherAmount,
        cancelLabel: TEXTS.correctAmount,
      }));
    if (isSure) await send(values);
  }

  return (
    <form
      className="sh-order-form"
      noValidate
      onSubmit={(event) => void form.handleSubmit(askAndSend, focusFirstError(fieldId))(event)}
    >
      <div className="sh-order-fields">
        <DateField {...day} label={TEXTS.transferDay} required max={getTodayInRome()} />
        <NumberField {...amount} label={TEXTS.amount} required thousands />
      </div>
      <div role="status">
        {otherAmount !== null && <p className="sh-order-doubt">{otherAmount}</p>}
      </div>
      <AccountFileField
        name="ricevuta-bonifico"
        label={TEXTS.receipt}
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
        {TEXTS.submit}
      </Button>
    </form>
  );
}

/** Announces a transfer once, however often the button is pressed. */
function useOrderSubmission({ packageId }: PaymentInstructionsDto, numCredits: number | undefined) {
  const api = useApi();
  const alerts = useAlerts();
  const refresh = useRefreshOrders();
  const { keyFor } = useIdempotencyKey();
  const { busy, failure, runAction } = useAsyncAction();

  async function send({ transferDay, amount: paid, receipt: file }: OrderValues): Promise<void> {
    if (transferDay === null || paid === null) return;
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
      alerts.success(TEXTS.doneAlert);
      await refresh();
    });
  }

  return { busy, failure, send };
}
