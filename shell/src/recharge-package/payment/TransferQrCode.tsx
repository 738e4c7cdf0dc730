import { formatEuro, QrCode } from '@pratiche/ui';

/** The bank transfer as a code for the bank's app. */
export function TransferQrCode({ qr, amount }: { qr: string; amount: number }) {
  return (
    <section className="pr-card sh-payment-qr">
      <h2>Con l’app della banca</h2>
      <QrCode value={qr} label={`Codice QR del bonifico di ${formatEuro(amount)}`} />
      <p className="pr-muted">
        Inquadrando il codice, le app che lo riconoscono compilano il bonifico da sole. Controllare
        i dati prima di confermare.
      </p>
    </section>
  );
}
