export { InvoiceReadError } from '@pratiche/domain';
export type { InvoiceSigner, ReadInvoiceFile } from './read-invoice-file.types.js';
export { readInvoiceFiles } from './read-invoice-files.util.js';
