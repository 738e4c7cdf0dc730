import type { AdminDossierDto, InvoiceDoubtDto, InvoiceDto } from '@pratiche/api';
import { formatDay, formatEuro, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { describeSigner } from '../../invoices/describe-signer.js';
import { INVOICES_KEY, readInvoices } from '../../invoices/invoice-calls.js';
import { getInvoiceTypeName } from '../../invoices/type-texts.js';
import { InvoiceDoubts } from '../../invoices/InvoiceDoubts.js';
import { PANEL_TEXTS } from './texts.js';
import '../../invoices/invoices.css';

/** The e-invoices of a dossier, to hold them against what is copied into ENEA's form; nothing without one. */
export function InvoicesPanel({ dossier: { id, version } }: { dossier: AdminDossierDto }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [INVOICES_KEY, id, version],
    queryFn: () => readInvoices(api, id),
    staleTime: 0,
  });
  if (data === undefined || data.invoices.length === 0) return null;
  const listDoubts = (invoiceId: number | null): InvoiceDoubtDto[] =>
    data.doubts.filter((doubt) => doubt.invoiceId === invoiceId);
  return (
    <section className="pr-card admin-panel" aria-labelledby="invoices-title">
      <h2 id="invoices-title">{PANEL_TEXTS.invoices}</h2>
      <ul className="wz-invoice-list">
        {data.invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} doubts={listDoubts(invoice.id)} />
        ))}
      </ul>
      <InvoiceDoubts doubts={listDoubts(null)} />
    </section>
  );
}

interface InvoiceLineProps {
  invoice: InvoiceDto;
  doubts: readonly InvoiceDoubtDto[];
}

function InvoiceLine({ invoice, doubts }: InvoiceLineProps) {
  const { documentType, number, date, supplier, customer, total, signer } = invoice;
  return (
    <li className="wz-invoice">
      <div className="wz-invoice-head">
        <div>
          <strong>{PANEL_TEXTS.invoice(getInvoiceTypeName(documentType), number)}</strong>{' '}
          {PANEL_TEXTS.ofDay(formatDay(date))}
          <div className="pr-muted">
            {supplier.name} → {customer.name}
          </div>
        </div>
        <strong className="pr-number wz-invoice-total">{formatEuro(total)}</strong>
      </div>
      {signer !== null && <p>{describeSigner(signer)}</p>}
      <InvoiceDoubts doubts={doubts} />
    </li>
  );
}
