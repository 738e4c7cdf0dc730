import { readData, toFormData, type PaymentInstructionsDto } from '@pratiche/api';
import { useAlerts, useApi, useAsyncAction, useIdempotencyKey } from '@pratiche/ui';
import type { OrderValues } from './check-order.js';
import { useRefreshOrders } from './usePackageOrders.js';
import { ORDER_TEXTS as TEXTS } from './texts.js';

/** Announces a transfer once, however often the button is pressed. */
export function useOrderSubmission(
  { packageId }: PaymentInstructionsDto,
  numCredits: number | undefined,
) {
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
