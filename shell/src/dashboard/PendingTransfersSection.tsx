import { ORDER_STATUSES } from '@pratiche/domain';
import { PendingTransfer } from '../package-orders/PendingTransfer.js';
import { usePackageOrders } from '../package-orders/usePackageOrders.js';
import { DASHBOARD_TEXTS } from './texts.js';
import '../registration/registration.css';

/** Money on its way: shown only while a transfer waits. */
export function PendingTransfersSection({ accountId }: { accountId: number }) {
  const { data = [] } = usePackageOrders(accountId);
  const waiting = data.filter(({ status }) => ORDER_STATUSES[status].isOpen);
  if (waiting.length === 0) return null;
  return (
    <section className="sh-wide sh-pending-transfers" aria-label={DASHBOARD_TEXTS.pendingTransfers}>
      {waiting.map((order) => (
        <PendingTransfer key={order.id} order={order} />
      ))}
    </section>
  );
}
