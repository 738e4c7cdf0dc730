import { formatEuro, QrCode, useIsPhone } from '@pratiche/ui';
import { PACKAGE_TEXTS as TEXTS } from '../texts.js';

interface TransferQrCodeProps {
  qr: string;
  amount: number;
}

/** The bank transfer as a code for the bank's app; folded on the phone that would have to photograph itself. */
export function TransferQrCode(props: TransferQrCodeProps) {
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
