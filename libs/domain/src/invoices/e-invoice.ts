/** What a line of an invoice is paid for. */
export const INVOICE_LINE_KINDS = ['fornitura', 'posa', 'professionale', 'altro'] as const;

export type InvoiceLineKind = (typeof INVOICE_LINE_KINDS)[number];

/** The currency in which expenses are deducted. */
export const EURO = 'EUR';

/** The name of a person, in the two fields of the file; one of them may be empty. */
export interface InvoicePersonName {
  firstName: string;
  lastName: string;
}

/** Supplier or customer of an invoice, as the file names them. */
export interface InvoiceParty {
  name: string;
  /** First and last name where the file has them; absent for companies. */
  person?: InvoicePersonName;
  vatNumber: string | null;
  taxCode: string | null;
  address: string | null;
  zip: string | null;
  municipality: string | null;
  province: string | null;
}

/** A line of an invoice. `net` is its total in euro after discounts and may be negative. */
export interface InvoiceLine {
  description: string;
  quantity: number | null;
  unit: string | null;
  net: number;
  /** The total with all of its decimals, where it has more than cents. */
  exactNet?: number;
  /** Percent. */
  vatRate: number;
  kind: InvoiceLineKind;
  /** Texts of AltriDatiGestionali. */
  references: string[];
}

/** Sums of one VAT rate, in euro. */
export interface InvoiceVatSummary {
  rate: number;
  taxable: number;
  tax: number;
  splitPayment: boolean;
  nature: string | null;
  /** SpeseAccessorie, which no line bills. */
  accessoryCosts?: number;
  /** Arrotondamento of the rate. */
  rounding?: number;
}

/** Contribution to the pension fund of a profession, which no line bills. */
export interface InvoiceFundContribution {
  amount: number;
  /** Percent. */
  vatRate: number;
}

export interface InvoicePayment {
  dueDate: string | null;
  amount: number | null;
  iban: string | null;
  /** Code of ModalitaPagamento, such as MP05. */
  method: string | null;
}

/** One body of a FatturaPA file. Dates are `yyyy-mm-dd`, sums are euro with at most two decimals. */
export interface EInvoice {
  number: string;
  date: string;
  /** TD01, TD02, … */
  documentType: string;
  supplier: InvoiceParty;
  customer: InvoiceParty;
  /** Texts of Causale. */
  causes: string[];
  lines: InvoiceLine[];
  vatSummary: InvoiceVatSummary[];
  taxable: number;
  vat: number;
  total: number;
  payments: InvoicePayment[];
  /** Invoices that DatiFattureCollegate names. */
  relatedInvoices: { number: string; date: string | null }[];
  attachments: { name: string; size: number }[];
  /** Discount given on the invoice itself, in euro; negative where it is a surcharge. */
  discountOnInvoice: number | null;
  /** Code of Divisa. Absent in rows read by earlier releases, like all that follow. */
  currency?: string;
  fundContributions?: InvoiceFundContribution[];
  /** DatiBollo; only part of the total where it is charged to the customer. */
  stampDuty?: number;
  /** Arrotondamento of the document. */
  rounding?: number;
  /** Ritenute: the customer pays them to the tax office instead of the supplier. */
  withholding?: number;
}
