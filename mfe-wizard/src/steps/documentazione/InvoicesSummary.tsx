import { lazyPage } from '../../shared/lazy-page.js';
import { useInvoices } from '../../invoices/useInvoices.js';

const InvoicesPanel = lazyPage(
  async () => (await import('../../invoices/InvoicesPanel.js')).InvoicesPanel,
);

/** The e-invoices before sending, with their doubts and what is left to take over; nothing without one. */
export function InvoicesSummary() {
  const { data } = useInvoices();
  if (data === undefined || data.invoices.length === 0) return null;
  return (
    <section className="wz-section pr-card" aria-labelledby="titolo-fatture">
      <h3 id="titolo-fatture">Fatture elettroniche</h3>
      <InvoicesPanel />
    </section>
  );
}
