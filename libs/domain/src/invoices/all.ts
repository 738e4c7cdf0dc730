/** `@pratiche/domain/invoices`: reads e-invoices and compares them with a dossier; only the server needs it. */
export * from './dossier-invoice.js';
export { listWorkSites, readCustomerAddress } from './invoice-address.js';
export { resolveAddress, resolveWorkSite, type ResolveMunicipality } from './resolve-address.js';
export { getPartyTaxCode } from './party-code.js';
export { findCustomerInvoice } from './propose-customer.js';
export { listInvoiceDifferences } from './list-invoice-differences.js';
export { listInvoiceProposals } from './list-invoice-proposals.js';
export { INVOICE_CHECKS, type InvoiceCheck, type InvoiceDoubt } from './checks/invoice-doubt.js';
export {
  listInvoiceElsewhereDoubts,
  type InvoiceElsewhere,
} from './checks/list-invoice-elsewhere-doubts.js';
export { toDossierDoubts } from './checks/to-dossier-doubts.js';
export { listInvoiceDoubts } from './checks/list-invoice-doubts.js';
export * from './line-kinds.js';
export * from './line-products.js';
export type { LineSize } from './line-sizes.js';
export { isInvoiceRoot, readEInvoices, type EInvoicesReading } from './read-e-invoices.js';
export { isElementNamed, listChildren, findElement } from './read-invoice-values.js';
export { InvoiceRemarks } from './invoice-remarks.js';
