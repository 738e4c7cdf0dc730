import type { PaymentInstructionsDto } from '@pratiche/api';
import { formatCreditCount } from '@pratiche/domain';
import { formatEuro, formatNumber, useSession } from '@pratiche/ui';
import { Link } from 'react-router';
import { ServiceProviderInfo } from '../../service-provider/ServiceProviderInfo.js';
import { PackageOrderSection } from '../../package-orders/PackageOrderSection.js';
import { TransferData } from './TransferData.js';
import { TransferQrCode } from './TransferQrCode.js';
import { PACKAGE_TEXTS as TEXTS } from '../texts.js';

interface PaymentDetailsProps {
  payment: PaymentInstructionsDto;
  numCredits: number | undefined;
}

/** What is bought, the bank transfer that pays for it, and the order that says it was made. */
export function PaymentDetails({ payment, numCredits }: PaymentDetailsProps) {
  const { user } = useSession();
  const { transfer } = payment;
  return (
    <div className="sh-payment">
      <section className="pr-card">
        <h2>{TEXTS.package(payment.packageName)}</h2>
        <p>
          {TEXTS.paymentAmount(
            formatCreditCount(payment.credits),
            formatEuro(payment.net),
            formatNumber(payment.vatPercent),
          )}
        </p>
        {transfer === null ? (
          <p>
            {TEXTS.noTransferData} <Link to="/help">{TEXTS.help}</Link>.
          </p>
        ) : (
          <TransferData transfer={transfer} amount={payment.amount} />
        )}
        <ServiceProviderInfo title={TEXTS.payTo} />
      </section>
      {transfer && <TransferQrCode qr={transfer.qr} amount={payment.amount} />}
      {transfer && user && (
        <PackageOrderSection accountId={user.id} payment={payment} numCredits={numCredits} />
      )}
    </div>
  );
}
