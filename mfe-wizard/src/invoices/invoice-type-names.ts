/** Names of TipoDocumento that fitters meet; others are invoices of a kind. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  TD02: 'Fattura di acconto',
  TD03: 'Acconto su parcella',
  TD04: 'Nota di credito',
  TD05: 'Nota di debito',
  TD06: 'Parcella',
  TD08: 'Nota di credito semplificata',
  TD24: 'Fattura differita',
};

export const getInvoiceTypeName = (documentType: string): string =>
  TYPE_NAMES[documentType] ?? 'Fattura';
