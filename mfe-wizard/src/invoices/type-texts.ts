/** Names of the TipoDocumento of e-invoices; apart, because the back office shows only them. */
const INVOICE_TYPE_TEXTS: Readonly<Record<string, string>> = {
  TD02: 'Fattura di acconto',
  TD03: 'Acconto su parcella',
  TD04: 'Nota di credito',
  TD05: 'Nota di debito',
  TD06: 'Parcella',
  TD08: 'Nota di credito semplificata',
  TD24: 'Fattura differita',
};
const OTHER_INVOICE_TEXT = 'Fattura';

/** Name of a TipoDocumento that fitters meet; others are invoices of a kind. */
export const getInvoiceTypeName = (documentType: string): string =>
  INVOICE_TYPE_TEXTS[documentType] ?? OTHER_INVOICE_TEXT;
