import { isInvoiceRoot, readEInvoices } from '@pratiche/domain/invoice-reading';
import { decodeInvoice } from './invoice-decoder.util.js';
import { refuseExchangeMessage } from './exchange-message.util.js';
import { readEmbeddedSigner } from './embedded-signature.util.js';
import { parseInvoiceXml } from './parse-invoice-xml.util.js';
import type { ReadInvoiceFile } from './read-invoice-file.types.js';
import { ReadRepairs } from './read-repairs.util.js';
import { unwrapInvoice } from './unwrap-invoice.util.js';

/**
 * The invoices of one file that is no ZIP.
 * @throws InvoiceReadError
 */
export async function readInvoiceFile(bytes: Buffer, fileName: string): Promise<ReadInvoiceFile> {
  const repairs = new ReadRepairs();
  const { xml, signer } = await unwrapInvoice(bytes, repairs);
  const root = parseInvoiceXml(decodeInvoice(xml, repairs), repairs);
  if (!isInvoiceRoot(root)) refuseExchangeMessage(root.name);
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
