import type { EInvoice, InvoiceLine } from '../src/invoices/e-invoice.js';
import type { DossierInvoice, InvoiceContext } from '../src/invoices/dossier-invoice.js';
import { classifyInvoiceLine } from '../src/invoices/line-kinds.js';
import { WORKS_COST_WORDS, type WorksCostSettings } from '../src/invoices/works-cost-words.js';

/** A line as reading leaves it. */
export const invoiceLine = (
  description: string,
  net: number,
  change: Partial<InvoiceLine> = {},
): InvoiceLine => ({
  description,
  net,
  quantity: 1,
  unit: null,
  vatRate: 10,
  kind: classifyInvoiceLine(description),
  references: [],
  ...change,
});

const party = (name: string, vatNumber: string | null, taxCode: string | null) => ({
  name,
  vatNumber,
  taxCode,
  address: 'Via Roma, 12',
  zip: '20121',
  municipality: 'Milano',
  province: 'MI',
});

const round = (value: number): number => Math.round(value * 100) / 100;

/** An invoice whose sums follow from its lines; paid whole. */
export function eInvoice(lines: readonly InvoiceLine[], change: Partial<EInvoice> = {}): EInvoice {
  const vatSummary = [...new Set(lines.map(({ vatRate }) => vatRate))].map((rate) => {
    const taxable = round(
      lines.filter(({ vatRate }) => vatRate === rate).reduce((sum, { net }) => sum + net, 0),
    );
    return {
      rate,
      taxable,
      tax: round((taxable * rate) / 100),
      splitPayment: false,
      nature: null,
    };
  });
  const taxable = round(vatSummary.reduce((sum, row) => sum + row.taxable, 0));
  const vat = round(vatSummary.reduce((sum, row) => sum + row.tax, 0));
  const total = round(taxable + vat);
  return {
    number: '12',
    date: '2026-09-20',
    documentType: 'TD01',
    supplier: party('Infissi Chiari Srl', '01234567897', null),
    customer: party('Mario Rossi', null, 'RSSMRA80A01F205X'),
    causes: [],
    lines: [...lines],
    vatSummary,
    taxable,
    vat,
    total,
    payments: [{ dueDate: null, amount: total, iban: null, method: 'MP05' }],
    relatedInvoices: [],
    attachments: [],
    discountOnInvoice: null,
    currency: 'EUR',
    ...change,
  };
}

/** Words of works as they are until somebody changes them. */
export const WORKS_COSTS: WorksCostSettings = { worksCostWords: WORKS_COST_WORDS };

let count = 0;
export const dossierInvoice = (
  lines: readonly InvoiceLine[],
  change: Partial<EInvoice> = {},
  more: Partial<DossierInvoice> = {},
): DossierInvoice => ({
  id: (count += 1),
  invoice: eInvoice(lines, change),
  isTampered: false,
  otherDossierIds: [],
  ...more,
});

export const invoiceContext = (change: Partial<InvoiceContext> = {}): InvoiceContext => ({
  today: '2026-11-23',
  company: { name: 'Infissi Chiari Srl', vatNumber: '01234567897', taxCode: null },
  person: null,
  residence: null,
  site: null,
  ...WORKS_COSTS,
  ...change,
});
