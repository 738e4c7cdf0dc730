import type { EInvoice } from '@pratiche/domain';

/** Who signed a file, and what the check of the signature says. */
export interface InvoiceSigner {
  name: string | null;
  taxCode: string | null;
  /** `valid`: content and the certificate's key agree. Who issued the certificate is not checked. */
  validity: 'valid' | 'tampered' | 'unknown';
  message: string | null;
}

/** One file inside what was given; several come from a ZIP. */
export interface ReadInvoiceFile {
  fileName: string;
  invoices: EInvoice[];
  /** What was not as it should be, one Italian line each. */
  repairs: string[];
  /** The same for each of `invoices`: those of the whole file, and those of its own part of it. */
  repairsByInvoice: string[][];
  signer: InvoiceSigner | null;
  /** The bytes of that file as given. */
  content: Uint8Array;
}
