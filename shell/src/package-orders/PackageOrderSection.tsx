import type { PaymentInstructionsDto } from '@pratiche/api';
import { ORDER_STATUSES } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PackageOrderForm } from './PackageOrderForm.js';
import { PendingTransfer } from './PendingTransfer.js';
import { usePackageOrders } from './usePackageOrders.js';
import { ORDER_TEXTS as TEXTS } from './texts.js';
import './package-orders.css';

interface PackageOrderSectionProps {
  accountId: number;
  payment: PaymentInstructionsDto;
  numCredits: number | undefined;
}

/** "Ho fatto il bonifico", or the transfer of this package that waits already. */
export function PackageOrderSection({ accountId, payment, numCredits }: PackageOrderSectionProps) {
  const { data } = usePackageOrders(accountId);
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = data?.find(
    ({ packageId, status }) => packageId === payment.packageId && ORDER_STATUSES[status].isOpen,
  );
  const waitingId = waiting?.id;
  const wasOpen = useRef(false);

  // The pressed button is gone with what it changed, so the focus moves to the heading.
  useEffect(() => {
    if (isOpen || wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, waitingId]);

  if (data === undefined) return null;
  return (
    <section className="pr-card sh-order-form" aria-labelledby="titolo-ordine">
      <h2 id="titolo-ordine" tabIndex={-1} ref={heading}>
        {waiting ? TEXTS.done : TEXTS.question}
      </h2>
      {waiting ? (
        <>
          <PendingTransfer order={waiting} />
          <p className="pr-muted">
            {TEXTS.foundIn} <Link to={`/wallet/${accountId}`}>{TEXTS.foundInWallet}</Link>
            {TEXTS.foundInEnd}
          </p>
        </>
      ) : isOpen ? (
        <PackageOrderForm payment={payment} numCredits={numCredits} />
      ) : (
        <>
          <p>{TEXTS.questionText}</p>
          <Button
            type="primary"
            size="large"
            className="sh-order-send"
            onClick={() => setIsOpen(true)}
          >
            {TEXTS.report}
          </Button>
        </>
      )}
    </section>
  );
}
