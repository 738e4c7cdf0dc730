import type { PaymentInstructionsDto } from '@pratiche/api';
import { formatCreditCount } from '@pratiche/domain';
import { formatEuro, formatNumber, useSession, QrCode, useIsPhone } from '@pratiche/ui';
import { Link } from 'react-router';
import { ServiceProviderInfo } from '../../service-provider/ServiceProviderInfo.js';
import { PackageOrderSection } from '../../package-orders/PackageOrderSection.js';
import { CopyableCode, CopyableValue } from '../../clipboard/CopyableValue.js';
import { PACKAGE_TEXTS as TEXTS } from '../texts.js';

type Transfer = NonNullable<PaymentInstructionsDto['transfer']>;

const SEPARATOR = ' - ';
/** The sign stays with the word before it. */
const SHOWN_SEPARATOR = '\u00a0- ';

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

/** The values of the bank transfer, each with a button that copies it. */
function TransferData({ transfer, amount }: { transfer: Transfer; amount: number }) {
  const { holder, iban, bic, bank, reason } = transfer;
  return (
    <dl>
      <CopyableValue
        label={TEXTS.amount}
        shown={formatEuro(amount)}
        text={amount.toFixed(2).replace('.', ',')}
      />
      <CopyableValue label={TEXTS.holder} shown={holder} text={holder} />
      <CopyableCode label={TEXTS.iban} code={iban} />
      {bic !== '' && <CopyableValue label={TEXTS.bic} shown={bic} text={bic} />}
      {bank !== '' && <CopyableValue label={TEXTS.bank} shown={bank} text={bank} />}
      <CopyableValue
        label={TEXTS.reference}
        shown={<ReasonParts reason={reason} />}
        text={reason}
      />
    </dl>
  );
}

/** Breaks a reason between company, address and package, and inside them only where one is longer than the line. */
function ReasonParts({ reason }: { reason: string }) {
  const parts = reason.split(SEPARATOR);
  return parts.map((part, index) => (
    <span key={part} className="sh-reason-part">
      {`${part}${index === parts.length - 1 ? '' : SHOWN_SEPARATOR}`}
    </span>
  ));
}

interface TransferQrCodeProps {
  qr: string;
  amount: number;
}

/** The bank transfer as a code for the bank's app; folded on the phone that would have to photograph itself. */
function TransferQrCode(props: TransferQrCodeProps) {
  const isPhone = useIsPhone();
  return (
    <section className="pr-card">
      {isPhone ? (
        <details className="sh-payment-fold">
          <summary>{TEXTS.showQr}</summary>
          <TransferQrContent {...props} />
        </details>
      ) : (
        <>
          <h2>{TEXTS.withBankApp}</h2>
          <TransferQrContent {...props} />
        </>
      )}
    </section>
  );
}

const TransferQrContent = ({ qr, amount }: TransferQrCodeProps) => (
  <div className="sh-payment-qr">
    <QrCode value={qr} label={TEXTS.qrCode(formatEuro(amount))} />
    <p className="pr-muted">{TEXTS.qrHelp}</p>
  </div>
);
