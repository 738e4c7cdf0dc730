import type { PaymentInstructionsDto } from '@pratiche/api';
import { ORDER_STATUSES } from '@pratiche/domain/packages';
import { Button } from '@pratiche/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PackageOrderForm } from './PackageOrderForm.js';
import { PendingTransfer } from './PendingTransfer.js';
import { usePackageOrders } from './usePackageOrders.js';
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
        {waiting ? 'Bonifico segnalato' : 'Bonifico già fatto?'}
      </h2>
      {waiting ? (
        <>
          <PendingTransfer order={waiting} />
          <p className="pr-muted">
            Lo ritrovi nel <Link to={`/wallet/${accountId}`}>portafoglio</Link>. Quando lo
            confermiamo ti arriva un’e-mail.
          </p>
        </>
      ) : isOpen ? (
        <PackageOrderForm payment={payment} numCredits={numCredits} />
      ) : (
        <>
          <p>
            Segnalalo: lo cerchiamo sul conto e accreditiamo i crediti, di solito entro 2 giorni
            lavorativi.
          </p>
          <Button
            type="primary"
            size="large"
            className="sh-order-send"
            onClick={() => setIsOpen(true)}
          >
            Ho fatto il bonifico
          </Button>
        </>
      )}
    </section>
  );
}
