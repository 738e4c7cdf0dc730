import { formatCredits, ShoppingCartOutlined, WalletOutlined } from '@pratiche/ui';
import { Link } from 'react-router';
import { InvoicingCard } from './InvoicingCard.js';
import { StatCard } from './StatCard.js';
import { useCredit } from './useDashboard.js';

/** Credits left, the way to more of them, and the software that saves typing. */
export function PurchaseCards({ withInvoicing }: { withInvoicing: boolean }) {
  const { data, isError } = useCredit();
  const value = data === undefined ? (isError ? 'n.d.' : undefined) : formatCredits(data);
  return (
    <>
      <StatCard to="/packages" label="Crediti residui" value={value} hint="Vedi i pacchetti" icon={<WalletOutlined />} />
      <section className="pr-card sh-offer">
        <h2><ShoppingCartOutlined aria-hidden="true" /> Acquista servizio</h2>
        <p>Confronta i pacchetti di crediti e quanto costa ogni pratica.</p>
        <Link to="/packages">Vai ai pacchetti</Link>
      </section>
      {withInvoicing && <InvoicingCard />}
    </>
  );
}
