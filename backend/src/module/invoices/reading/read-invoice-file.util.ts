import { isInvoiceRoot, readEInvoices } from '@pratiche/domain/invoices';
import { decodeInvoice } from './invoice-decoder.util.js';
import { NO_INVOICE_MESSAGE, NoInvoiceError, refuseExchangeMessage } from './no-invoice.util.js';
import { readEmbeddedSigner } from './embedded-signature.util.js';
import { parseInvoiceXml } from './parse-invoice-xml.util.js';
import type { ReadInvoiceFile } from './read-invoice-file.types.js';
import { ReadRepairs } from './read-repairs.util.js';
import { mendLetters } from './repair-invoice-text.util.js';
import { unwrapInvoice } from './unwrap-invoice.util.js';

/**
 * The invoices of one file that is no ZIP.
 * @throws InvoiceReadError
 */
export async function readInvoiceFile(bytes: Buffer, fileName: string): Promise<ReadInvoiceFile> {
  const repairs = new ReadRepairs();
  const { xml, signer } = await unwrapInvoice(bytes, repairs);
  const root = parseInvoiceXml(mendLetters(decodeInvoice(xml, repairs), repairs), repairs);
  if (!isInvoiceRoot(root)) {
    refuseExchangeMessage(root.name);
    throw new NoInvoiceError(NO_INVOICE_MESSAGE);
  }
  const embedded = readEmbeddedSigner(root);
  if (embedded !== null) repairs.addRepair('embeddedSignature');
  const { invoices, remarks, remarksByInvoice } = readEInvoices(root);
  return {
    fileName,
    invoices,
    repairs: [...repairs.listRepairs(), ...remarks],
    repairsByInvoice: remarksByInvoice.map((own, index) => [
      ...repairs.listRepairsOfBody(index),
      ...own,
    ]),
    signer: signer ?? embedded,
    content: bytes,
  };
}
