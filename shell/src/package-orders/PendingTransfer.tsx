import { readData, type PackageOrderDto } from '@pratiche/api';
import {
  formatEuro,
  describePendingOrder,
  describeTransfer,
  listOrderActions,
} from '@pratiche/domain';
import { Button, WalletOutlined, errorText, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { useState } from 'react';
import { useRefreshOrders } from './usePackageOrders.js';
import { ORDER_TEXTS as TEXTS } from './texts.js';
import './package-orders.css';

/** A transfer that waits for the back office; its owner can take it back. */
export function PendingTransfer({ order }: { order: PackageOrderDto }) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const refresh = useRefreshOrders();
  const [busy, setBusy] = useState(false);

  async function withdraw(): Promise<void> {
    const isSure = await confirm({
      title: TEXTS.withdrawQuestion,
      text: TEXTS.withdrawText(describeTransfer(order)),
      confirmLabel: TEXTS.withdraw,
      danger: true,
    });
    if (!isSure) return;
    setBusy(true);
    try {
      await readData(
        api.POST('/api/PackageOrders/{id}/withdraw', { params: { path: { id: order.id } } }),
      );
      alerts.success(TEXTS.withdrawn);
    } catch (error) {
      alerts.error(errorText(error));
    }
    await refresh();
    setBusy(false);
  }

  return (
    <div className="sh-transfer">
      <WalletOutlined aria-hidden="true" />
      <div>
        <strong>{describePendingOrder(order)}</strong>
        <span className="pr-muted">{TEXTS.package(order.packageName, order.receipt)}</span>
        {order.amount !== order.amountDue && (
          <span className="pr-muted">
            {TEXTS.otherAmount(formatEuro(order.amount), formatEuro(order.amountDue))}
          </span>
        )}
      </div>
      {listOrderActions(order.status, 'owner').includes('withdrawn') && (
        <Button onClick={() => void withdraw()} loading={busy}>
          {TEXTS.withdraw}
        </Button>
      )}
    </div>
  );
}
