// Reading files is the server's work: this entry of its own keeps it out of the browser.
export { isInvoiceRoot, readEInvoices, type EInvoicesReading } from './read-e-invoices.js';
export { isElementNamed, listChildren, findElement } from './read-invoice-values.js';
export { InvoiceRemarks } from './invoice-remarks.js';
