import { listProductTypes, type DossierForm } from '../../dossier/index.js';
import type { CostCeilingSettings } from '../../reference-tables/index.js';
import type { DossierInvoice, InvoiceContext } from '../dossier-invoice.js';
import { calculateInvoiceCosts } from '../invoice-costs.js';
import { checkDates } from './check-dates.js';
import { checkLaw } from './check-law.js';
import { checkDescriptions, checkQuantities, checkSite } from './check-lines.js';
import {
  checkHolders,
  checkOtherDossiers,
  checkSignatures,
  checkSuppliers,
} from './check-parties.js';
import {
  checkCeilings,
  checkCreditNotes,
  checkCurrencies,
  checkDeposits,
  checkExpenses,
  checkOtherWorks,
  checkUnassigned,
} from './check-sums.js';
import { checkVat } from './check-vat.js';
import type { CheckedInvoices, InvoiceDoubt } from './invoice-doubt.js';

const CHECKS: readonly ((checked: CheckedInvoices) => InvoiceDoubt[])[] = [
  checkHolders,
  checkSuppliers,
  checkSignatures,
  checkExpenses,
  checkCurrencies,
  checkUnassigned,
  checkDeposits,
  checkCreditNotes,
  checkVat,
  checkDates,
  checkLaw,
  checkDescriptions,
  checkSite,
  checkQuantities,
  checkCeilings,
  checkOtherWorks,
  checkOtherDossiers,
];

/** Everything about the invoices that should be looked at again; doubts before notes. */
export function listInvoiceDoubts(
  form: DossierForm,
  invoices: readonly DossierInvoice[],
  context: InvoiceContext,
  settings: CostCeilingSettings,
): InvoiceDoubt[] {
  if (invoices.length === 0) return [];
  const costs = calculateInvoiceCosts(invoices, listProductTypes(form), context);
  const checked = { form, invoices, context, costs, settings };
  return CHECKS.flatMap((check) => check(checked)).toSorted(
    (a, b) => Number(a.isNote) - Number(b.isNote),
  );
}
