import { INVOICE_TYPE_TEXTS, OTHER_INVOICE_TEXT } from './type-texts.js';

/** Name of a TipoDocumento that fitters meet; others are invoices of a kind. */
export const getInvoiceTypeName = (documentType: string): string =>
  INVOICE_TYPE_TEXTS[documentType] ?? OTHER_INVOICE_TEXT;
