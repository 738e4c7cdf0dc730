import { ORDER_STATUSES, describeTransfer } from '@pratiche/domain';
import type { PackageOrderDto } from '@pratiche/api';
import { PendingTransfer } from './PendingTransfer.js';
import { usePackageOrders } from './usePackageOrders.js';
import { ORDER_TEXTS as TEXTS } from './texts.js';

/** Transfers of the company in the wallet: what waits first, what was decided folded below. */
export function TransfersSection({ accountId }: { accountId: number }) {
  const { data = [] } = usePackageOrders(accountId);
  if (data.length === 0) return null;
  const waiting = data.filter(({ status }) => ORDER_STATUSES[status].isOpen);
  const ended = data.filter(({ status }) => !ORDER_STATUSES[status].isOpen);
  return (
    <section className="sh-transfers" aria-labelledby="titolo-bonifici">
      <h2 id="titolo-bonifici">{TEXTS.transfers}</h2>
      {waiting.map((order) => (
        <PendingTransfer key={order.id} order={order} />
      ))}
      {ended.length > 0 && (
        <details open={waiting.length === 0 && ended[0]?.status === 'rejected'}>
          <summary>{TEXTS.formerTransfers(ended.length)}</summary>
          <ul>
            {ended.map((order) => (
              <EndedTransfer key={order.id} order={order} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** A transfer that was confirmed, rejected or withdrawn. */
function EndedTransfer({ order }: { order: PackageOrderDto }) {
  const { name, colour } = ORDER_STATUSES[order.status];
  return (
    <li>
      <span>
        {`${describeTransfer(order)} · ${order.packageName}`}
        {order.decisionReason !== null && (
          <span className="sh-transfer-reason">{TEXTS.reason(order.decisionReason)}</span>
        )}
      </span>
      <span className={`sh-transfer-status sh-transfer-${colour}`}>{name}</span>
    </li>
  );
}
