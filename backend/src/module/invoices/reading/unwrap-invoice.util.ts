import { MAIL_FILE_MESSAGE } from '@pratiche/domain';
import { isMailMessage } from '../../../platform/files/mail-message.util.js';
import {
  decodeBase64Text,
  findEnvelopeStart,
  keepLastByteOrderMark,
  skipByteOrderMarks,
} from '../../../platform/files/text-wrapping.util.js';
import { NO_INVOICE_MESSAGE, NoInvoiceError } from './no-invoice.util.js';
import { openEnvelope } from './cms-envelope.util.js';
import type { InvoiceSigner } from './read-invoice-file.types.js';
import type { ReadRepairs } from './read-repairs.util.js';

/** Base64 around an envelope around base64 around another is the deepest that was seen. */
const LAYERS_MAX = 6;
const ASN1_SEQUENCE = 0x30;
const HEAD_BYTES = 400;
const ROOT_NAME = 'FatturaElettronica';

/** Files that people choose by mistake, by their first characters. */
const OTHER_FILES: readonly (readonly [RegExp, string])[] = [
  [
    /^%PDF/,
    'Questo è un PDF: serve il file XML o P7M della fattura, la copia di cortesia non basta.',
  ],
  [
    /^(?:Rar!|7z\xbc\xaf)/,
    'Non riusciamo ad aprire questo archivio: prepara uno ZIP, o carica i file uno alla volta.',
  ],
  [
    /^\s*<(?:!doctype\s+html|html)\b/i,
    'Questa è una pagina web: serve il file XML o P7M della fattura.',
  ],
];

export interface UnwrappedInvoice {
  xml: Buffer;
  signer: InvoiceSigner | null;
}

const isXml = (bytes: Buffer): boolean =>
  /^[\s\0]*</.test(skipByteOrderMarks(bytes).subarray(0, HEAD_BYTES).toString('latin1'));

function cutRepeatedMark(bytes: Buffer, repairs: ReadRepairs): Buffer {
  const marked = keepLastByteOrderMark(bytes);
  if (marked.length !== bytes.length) repairs.addRepair('repeatedMark');
  return marked;
}

/** @returns `null` for what is no base64 */
function decodeBase64(bytes: Buffer, repairs: ReadRepairs): Buffer | null {
  const decoded = decodeBase64Text(bytes);
  if (decoded === null) return null;
  if (decoded.isPem) repairs.addRepair('pem');
  else if (decoded.hasLines) repairs.addRepair('base64Lines');
  else if (isXml(decoded.bytes)) repairs.addRepair('base64');
  return decoded.bytes;
}

/** An envelope, also behind lines that a program wrote in front of it. */
function findEnvelope(bytes: Buffer, repairs: ReadRepairs): Buffer | null {
  if (bytes[0] === ASN1_SEQUENCE) return bytes;
  const envelope = findEnvelopeStart(bytes);
  if (envelope !== null) repairs.addRepair('envelopeSurroundings');
  return envelope;
}

/** The first signature that changed content decides, otherwise the innermost, which is the issuer's. */
const chooseSigner = (outer: InvoiceSigner | null, inner: InvoiceSigner): InvoiceSigner =>
  outer?.validity === 'tampered'
    ? { ...inner, validity: outer.validity, message: outer.message }
    : inner;

/**
 * Takes base64 and signatures off a file until its XML is left.
 * @throws InvoiceReadError
 */
export async function unwrapInvoice(
  bytes: Buffer,
  repairs: ReadRepairs,
): Promise<UnwrappedInvoice> {
  let content = bytes;
  let signer: InvoiceSigner | null = null;
  let wasBase64 = false;
  for (let layer = 0; layer < LAYERS_MAX; layer += 1) {
    const head = content.subarray(0, HEAD_BYTES).toString('latin1');
    const other = OTHER_FILES.find(([pattern]) => pattern.test(head));
    if (other !== undefined) throw new NoInvoiceError(other[1]);
    if (isXml(content)) return { xml: cutRepeatedMark(content, repairs), signer };
    const envelope = findEnvelope(content, repairs);
    if (envelope !== null) {
      const opened = await openEnvelope(envelope, repairs);
      if (signer !== null) repairs.addRepair('nestedEnvelope');
      signer = chooseSigner(signer, opened.signer);
      content = Buffer.from(
        opened.content.buffer,
        opened.content.byteOffset,
        opened.content.length,
      );
      wasBase64 = false;
      continue;
    }
    const decoded = decodeBase64(content, repairs);
    // What precedes an invoice is cut when it is parsed.
    if (decoded === null && content.includes(ROOT_NAME)) return { xml: content, signer };
    if (decoded === null)
      throw new NoInvoiceError(isMailMessage(content) ? MAIL_FILE_MESSAGE : NO_INVOICE_MESSAGE);
    if (wasBase64) repairs.addRepair('base64Twice');
    wasBase64 = true;
    content = decoded;
  }
  throw new NoInvoiceError(NO_INVOICE_MESSAGE);
}
