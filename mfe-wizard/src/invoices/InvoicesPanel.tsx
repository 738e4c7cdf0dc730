import type { InvoicesDto } from '@pratiche/api';
import { EmptyState, QueryState } from '@pratiche/ui';
import { InvoiceDoubts } from './InvoiceDoubts.js';
import { InvoiceItem } from './InvoiceItem.js';
import { InvoiceProposals } from './InvoiceProposals.js';
import { useInvoices } from './useInvoices.js';
import { INVOICES_PANEL_TEXTS } from './panel-texts.js';
import '../shared/change-table.css';
import './invoices.css';

/** The invoices of the dossier, what is doubtful about them, and the values they propose. */
export function InvoicesPanel() {
  const invoices = useInvoices();
  return (
    <>
      <QueryState for={invoices} />
      {invoices.data !== undefined && <LoadedInvoices data={invoices.data} />}
    </>
  );
}

function LoadedInvoices({ data }: { data: InvoicesDto }) {
  if (data.invoices.length === 0)
    return (
      <EmptyState
        drawing="receipt"
        title={INVOICES_PANEL_TEXTS.none}
        text={INVOICES_PANEL_TEXTS.noneText}
      />
    );
  return (
    <div className="wz-invoices">
      <ul className="wz-invoice-list" aria-label={INVOICES_PANEL_TEXTS.list}>
        {data.invoices.map((invoice) => (
          <InvoiceItem
            key={invoice.id}
            invoice={invoice}
            doubts={data.doubts.filter(({ invoiceId }) => invoiceId === invoice.id)}
          />
        ))}
      </ul>
      <InvoiceDoubts doubts={data.doubts.filter(({ invoiceId }) => invoiceId === null)} />
      <InvoiceProposals data={data} />
    </div>
  );
}
