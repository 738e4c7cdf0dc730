import type { DossierForm } from '../../dossier/index.js';
import type { CostCeilingSettings } from '../../reference-tables/index.js';
import type { DossierInvoice, InvoiceContext } from '../dossier-invoice.js';
import type { InvoiceCosts } from '../invoice-costs.js';

/** What is looked at in the invoices of a dossier. */
export const INVOICE_CHECKS = [
  'intestatario',
  'fornitore',
  'somme',
  'acconto',
  'notaDiCredito',
  'iva',
  'date',
  'norma',
  'descrizione',
  'quantita',
  'massimale',
  'altriLavori',
  'altraPratica',
  'firma',
] as const;
export type InvoiceCheck = (typeof INVOICE_CHECKS)[number];

/** Something to look at again, or `isNote` something that was reckoned with; it never blocks. */
export interface InvoiceDoubt {
  check: InvoiceCheck;
  isNote: boolean;
  /** Path in the form; `null` where the invoice alone is meant. */
  field: string | null;
  /** `null` where the invoices as a whole are meant. */
  invoiceId: number | null;
  message: string;
}

/** What a check looks at. */
export interface CheckedInvoices {
  form: DossierForm;
  invoices: readonly DossierInvoice[];
  context: InvoiceContext;
  costs: InvoiceCosts;
  settings: CostCeilingSettings;
}

export const createDoubt = (
  check: InvoiceCheck,
  invoiceId: number | null,
  message: string,
  more: Partial<Pick<InvoiceDoubt, 'field' | 'isNote'>> = {},
): InvoiceDoubt => ({ check, isNote: false, field: null, invoiceId, message, ...more });
