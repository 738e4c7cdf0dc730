/** The signature around an invoice file, as far as it can be told. */
export interface InvoiceSigner {
  name: string | null;
  taxCode: string | null;
  validity: 'valid' | 'tampered' | 'unknown';
  message: string | null;
}
