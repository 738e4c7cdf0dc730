import type { InvoicesDto } from '@pratiche/api';
import { lazyPage } from '../../../shared/lazy-page.js';
import { useInvoices } from '../../../invoices/useInvoices.js';
import { REVIEW_TEXTS as TEXTS } from './review-texts.js';

const InvoicesPanel = lazyPage(
  async () => (await import('../../../invoices/InvoicesPanel.js')).InvoicesPanel,
);

const describeInvoices = ({ invoices, doubts, proposals }: InvoicesDto): string =>
  [
    TEXTS.readInvoices(invoices.length),
    ...(doubts.length > 0 ? [TEXTS.toCheck(doubts.length)] : []),
    ...(proposals.length > 0 ? [TEXTS.toTake(proposals.length)] : []),
  ].join(' · ');

/** The e-invoices before sending, with their doubts and what is left to take over; nothing without one. */
export function InvoicesSummary() {
  const { data } = useInvoices();
  if (data === undefined || data.invoices.length === 0) return null;
  return (
    <section className="wz-section pr-card" aria-labelledby="titolo-fatture">
      <details className="wz-fold">
        <summary>
          <h3 id="titolo-fatture">{TEXTS.invoices}</h3>{' '}
          <span className="pr-muted">{describeInvoices(data)}</span>
        </summary>
        <InvoicesPanel />
      </details>
    </section>
  );
}
