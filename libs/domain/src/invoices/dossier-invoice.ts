import type { SplitStreet } from '../autofill/address-patches.js';
import type { PickedMunicipality, TaxCodeData } from '../autofill/index.js';
import { EURO, type EInvoice } from './e-invoice.js';
import type { WorksCostSettings } from './works-cost-words.js';

/** An invoice of a dossier, as the rules read it. */
export interface DossierInvoice {
  id: number;
  invoice: EInvoice;
  /** The signed content was changed after the signature. */
  isTampered: boolean;
  /** Other dossiers of the company that hold the same invoice. */
  otherDossierIds: readonly number[];
}

/** The company that prepares the dossier. */
export interface InvoiceCompany {
  name: string | null;
  vatNumber: string | null;
  taxCode: string | null;
}

/** An address as an invoice writes it, with the municipality it was found to be in. */
export interface InvoiceAddress extends SplitStreet {
  /** `null` where the text does not say for sure which. */
  municipality: PickedMunicipality | null;
  /** As they are written, where the municipality is not sure. */
  zip?: string | null;
  province?: string | null;
  /** In Italian: what of it was not understood, or is not so. */
  doubts?: readonly string[];
  /** The words of the invoice, and where they are in it. */
  text: string;
  invoiceId: number;
}

/** Facts that tables say of the customer of the invoices, and settings of their lines. */
export interface InvoiceContext extends WorksCostSettings {
  /** Today in Italy, `yyyy-mm-dd`. */
  today: string;
  company: InvoiceCompany;
  /** Decoded from the tax code of the customer; `null` where there is none or it is not recognised. */
  person: TaxCodeData | null;
  residence: InvoiceAddress | null;
  /** Where the works were, as far as a text of an invoice says so. */
  site: InvoiceAddress | null;
  /** A text that looks like the place of the works and was not understood. */
  unreadSite?: { text: string; invoiceId: number } | null;
  /** Files beside the e-invoices whose sums nobody reads, such as the PDF of a professional. */
  unreadFiles?: number;
}

/** A value that an invoice offers for a field of the dossier. */
export interface InvoiceProposal {
  /** Path in the form. */
  field: string;
  value: unknown;
  /** Where it comes from, in Italian: invoice, line, amount. */
  reason: string;
  invoiceId: number;
}

/** A field whose value in the dossier is not what the invoices say. */
export interface InvoiceDifference {
  field: string;
  inDossier: unknown;
  inInvoice: unknown;
  message: string;
}

/** What people call an invoice. */
export const formatInvoiceName = ({ documentType, number, date }: EInvoice): string =>
  `${isCreditNote({ documentType }) ? 'nota di credito' : 'fattura'} n. ${number} del ${date.split('-').toReversed().join('/')}`;

/** Credit notes: of invoices, and of simplified invoices. */
export const isCreditNote = ({ documentType }: Pick<EInvoice, 'documentType'>): boolean =>
  documentType === 'TD04' || documentType === 'TD08';

/** Invoices without a currency were read by earlier releases, which kept none. */
export const isInEuro = ({ currency = EURO }: Pick<EInvoice, 'currency'>): boolean =>
  currency === EURO;
