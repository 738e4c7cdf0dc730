import type { PackageOrderDto } from '@pratiche/api';
import { describeTransfer, ORDER_STATUSES } from '@pratiche/domain/packages';
import { ORDER_TEXTS } from './texts.js';

/** A transfer that was confirmed, rejected or withdrawn. */
export function EndedTransfer({ order }: { order: PackageOrderDto }) {
  const { name, colour } = ORDER_STATUSES[order.status];
  return (
    <li>
      <span>
        {`${describeTransfer(order)} · ${order.packageName}`}
        {order.decisionReason !== null && (
          <span className="sh-transfer-reason">{ORDER_TEXTS.reason(order.decisionReason)}</span>
        )}
      </span>
      <span className={`sh-transfer-status sh-transfer-${colour}`}>{name}</span>
    </li>
  );
}
