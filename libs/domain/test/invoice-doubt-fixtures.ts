import { createEmptySpese, BUILT_IN_SETTINGS, type DossierForm } from '../src/index.js';
import { listInvoiceDoubts } from '../src/invoices/checks/list-invoice-doubts.js';
import type { DossierInvoice, InvoiceContext } from '../src/invoices/dossier-invoice.js';
import type { EInvoice } from '../src/invoices/e-invoice.js';
import { NO_PRODUCTS, validDossierForm, validWindow } from './dossier-fixtures.js';
import { dossierInvoice, invoiceContext, invoiceLine } from './invoice-fixtures.js';

export const GOODS = invoiceLine('Finestra PVC 1200x1400, beni significativi', 700, {
  quantity: 1,
  unit: 'pz',
});
export const FITTING = invoiceLine('Posa in opera finestra', 100);
/** 880 € with VAT, of the window of the dossier. */
export const LINES = [GOODS, FITTING];

/** Expenses of windows alone. */
export const spent = (spesaDetraibileSerramenti: number, fees = 0): Partial<DossierForm> => ({
  spese: {
    ...createEmptySpese(),
    spesaDetraibileSerramenti,
    speseProfessionaliSerramenti: fees,
  },
});

/** A dossier that agrees with an invoice of `LINES`. */
const FORM = validDossierForm({
  manufatti: { ...NO_PRODUCTS, serramenti: [validWindow({ superficie: 1.68 })] },
  ...spent(880),
});

export const oneInvoice = (lines = LINES, change: Partial<EInvoice> = {}): DossierInvoice[] => [
  dossierInvoice(lines, change),
];

/** Check, field, place of the invoice in the list, message; notes in brackets. */
export type SaidDoubt = [
  check: string,
  field: string | null,
  invoice: number | null,
  message: string,
];

export const listSaid = (
  invoices: readonly DossierInvoice[],
  change: Partial<DossierForm> = {},
  context: Partial<InvoiceContext> = {},
): SaidDoubt[] =>
  listInvoiceDoubts(
    { ...FORM, ...change },
    invoices,
    invoiceContext(context),
    BUILT_IN_SETTINGS,
  ).map(({ check, isNote, field, invoiceId, message }) => [
    isNote ? `(${check})` : check,
    field,
    invoiceId === null ? null : invoices.findIndex(({ id }) => id === invoiceId),
    message,
  ]);
