import { InvoiceReadError } from '@pratiche/domain';

/** Receipts and metadata that the exchange system gives beside invoices. */
const EXCHANGE_MESSAGES =
  /^(?:[\w.-]+:)?(?:Ricevuta|Notifica|Attestazione|MetadatiInvioFile|FileMetadati|Metadati|EsitoCommittente)/;

export const NO_INVOICE_MESSAGE =
  'Il file non è una fattura elettronica: scegli il file XML, P7M o ZIP della fattura.';

/** A file that is surely no invoice, which a ZIP may contain beside the invoices. */
export class NoInvoiceError extends InvoiceReadError {}

/** @param rootName of the first element @throws NoInvoiceError */
export function refuseExchangeMessage(rootName: string): void {
  if (EXCHANGE_MESSAGES.test(rootName))
    throw new NoInvoiceError(
      'Questo è un messaggio dello SdI (ricevuta o metadati), non la fattura: scegli il file della fattura.',
    );
}
