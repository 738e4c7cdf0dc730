import { InvoiceReadError } from '@pratiche/domain';

/** Receipts and metadata that the exchange system gives beside invoices. */
const EXCHANGE_MESSAGES =
  /^(?:[\w.-]+:)?(?:Ricevuta|Notifica|Attestazione|MetadatiInvioFile|FileMetadati|Metadati|EsitoCommittente)/;

/** A message of the exchange system, which a ZIP may contain beside the invoices. */
export class ExchangeMessageError extends InvoiceReadError {}

/** @param rootName of the first element @throws ExchangeMessageError */
export function refuseExchangeMessage(rootName: string): void {
  if (EXCHANGE_MESSAGES.test(rootName))
    throw new ExchangeMessageError(
      'Questo è un messaggio dello SdI (ricevuta o metadati), non la fattura: scegli il file della fattura.',
    );
}
