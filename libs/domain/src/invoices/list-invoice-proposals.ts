import { getValueAtPath } from '../autofill/index.js';
import { listProductTypes, type DossierForm } from '../dossier/index.js';
import { normalizeSearchText } from '../text/index.js';
import type { DossierInvoice, InvoiceContext, InvoiceProposal } from './dossier-invoice.js';
import { calculateInvoiceCosts } from './invoice-costs.js';
import { listCostProposals } from './propose-costs.js';
import {
  findCustomerInvoice,
  listCustomerProposals,
  listPropertyProposals,
} from './propose-customer.js';
import { listDateProposals } from './propose-dates.js';
import { listProductProposals } from './propose-products.js';
import { listShareProposals } from './propose-shares.js';

/**
 * What the invoices offer for the dossier: only fields whose value would change. The values are
 * taken one by one or together, never by themselves.
 */
export function listInvoiceProposals(
  form: DossierForm,
  invoices: readonly DossierInvoice[],
  context: InvoiceContext,
): InvoiceProposal[] {
  return listOfferedValues(form, invoices, context).filter(
    ({ field, value }) =>
      getValueAtPath(form, field) !== undefined && !isSameValue(getValueAtPath(form, field), value),
  );
}

/** Everything that the invoices say of fields of the dossier, equal to what it holds or not. */
function listOfferedValues(
  form: DossierForm,
  invoices: readonly DossierInvoice[],
  context: InvoiceContext,
): InvoiceProposal[] {
  const customer = findCustomerInvoice(invoices, form);
  if (customer === null) return [];
  const costs = calculateInvoiceCosts(invoices, listProductTypes(form), context);
  return [
    ...listDateProposals(invoices, context.today),
    ...listCustomerProposals(customer, context),
    ...listPropertyProposals(context),
    ...listProductProposals(form, costs),
    ...listCostProposals(costs),
    ...listShareProposals(form, costs),
  ];
}

/** Texts are the same regardless of case, accents and stops; sums to the cent. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return comparable(a) === comparable(b);
  if (typeof a === 'number' && typeof b === 'number')
    return Math.round(a * 100) === Math.round(b * 100);
  return a === b;
}

const comparable = (text: string): string =>
  normalizeSearchText(text)
    .replace(/[.,\s]+/g, ' ')
    .trim();
