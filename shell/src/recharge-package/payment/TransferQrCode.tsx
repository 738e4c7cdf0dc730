import { formatEuro, QrCode, useIsPhone } from '@pratiche/ui';

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
          <summary>Mostra QR</summary>
          <TransferQrContent {...props} />
        </details>
      ) : (
        <>
          <h2>Con l’app della banca</h2>
          <TransferQrContent {...props} />
        </>
      )}
    </section>
  );
}

const TransferQrContent = ({ qr, amount }: TransferQrCodeProps) => (
  <div className="sh-payment-qr">
    <QrCode value={qr} label={`Codice QR del bonifico di ${formatEuro(amount)}`} />
    <p className="pr-muted">
      Inquadra il codice con l’app della banca: se lo riconosce, compila il bonifico da sola.
      Controlla i dati prima di confermare.
    </p>
  </div>
);
