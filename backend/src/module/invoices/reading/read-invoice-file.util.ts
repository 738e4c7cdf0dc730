import { InvoiceReadError } from '@pratiche/domain';
import { isInvoiceRoot, readEInvoices } from '@pratiche/domain/invoice-reading';
import type { XmlElement } from '@pratiche/domain/xml';
import { decodeInvoice } from './invoice-decoder.util.js';
import { readEmbeddedSigner } from './embedded-signature.util.js';
import { parseInvoiceXml } from './parse-invoice-xml.util.js';
import type { ReadInvoiceFile } from './read-invoice-file.types.js';
import { ReadRepairs } from './read-repairs.util.js';
import { unwrapInvoice } from './unwrap-invoice.util.js';

/** Receipts and metadata that the exchange system gives beside invoices. */
const EXCHANGE_MESSAGES =
  /^(?:[\w.-]+:)?(?:Ricevuta|Notifica|Attestazione|MetadatiInvioFile|FileMetadati|Metadati|EsitoCommittente)/;

/** A message of the exchange system, which a ZIP may contain beside the invoices. */
export class ExchangeMessageError extends InvoiceReadError {}

function checkRoot(root: XmlElement): void {
  if (!isInvoiceRoot(root) && EXCHANGE_MESSAGES.test(root.name))
    throw new ExchangeMessageError(
      'Questo è un messaggio dello SdI (ricevuta o metadati), non la fattura: scegli il file della fattura.',
    );
}

/**
 * The invoices of one file that is no ZIP.
 * @throws InvoiceReadError
 */
export async function readInvoiceFile(bytes: Buffer, fileName: string): Promise<ReadInvoiceFile> {
  const repairs = new ReadRepairs();
  const { xml, signer } = await unwrapInvoice(bytes, repairs);
  const root = parseInvoiceXml(decodeInvoice(xml, repairs), repairs);
  checkRoot(root);
  const embedded = readEmbeddedSigner(root);
  if (embedded !== null) repairs.addRepair('embeddedSignature');
  const { invoices, remarks } = readEInvoices(root);
  return {
    fileName,
    invoices,
    repairs: [...repairs.listRepairs(), ...remarks],
    signer: signer ?? embedded,
    content: bytes,
  };
}
