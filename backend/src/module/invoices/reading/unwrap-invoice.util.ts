import { InvoiceReadError, MAIL_FILE_MESSAGE } from '@pratiche/domain';
import { isMailMessage } from '../../../platform/files/mail-message.util.js';
import { openEnvelope } from './cms-envelope.util.js';
import type { InvoiceSigner } from './read-invoice-file.types.js';
import type { ReadRepairs } from './read-repairs.util.js';

/** Base64 around an envelope around base64 around another is the deepest that was seen. */
const LAYERS_MAX = 6;
const ASN1_SEQUENCE = 0x30;
const PEM = /^-----BEGIN [A-Z0-9 ]{2,40}-----([A-Za-z0-9+/=\s]*)-----END/;
const HEAD_BYTES = 400;
/** Shorter texts are words. */
const BASE64_MIN = 16;
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
const NO_INVOICE =
  'Il file non è una fattura elettronica: scegli il file XML, P7M o ZIP della fattura.';

export interface UnwrappedInvoice {
  xml: Buffer;
  signer: InvoiceSigner | null;
}

function isXml(bytes: Buffer): boolean {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1');
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(head);
}

/** @returns `null` for what is no base64 */
function decodeBase64(bytes: Buffer, repairs: ReadRepairs): Buffer | null {
  const text = bytes.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  const [, pem] = PEM.exec(text.trimStart()) ?? [];
  if (pem !== undefined) {
    repairs.addRepair('pem');
    return Buffer.from(pem, 'base64');
  }
  const digits = text.trimEnd().replace(/={1,2}$/, '');
  if (digits.length < BASE64_MIN || /[^A-Za-z0-9+/\s]/.test(digits)) return null;
  const decoded = Buffer.from(text, 'base64');
  if (/\s/.test(text.trim())) repairs.addRepair('base64Lines');
  else if (isXml(decoded)) repairs.addRepair('base64');
  return decoded;
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
  for (let layer = 0; layer < LAYERS_MAX; layer += 1) {
    const head = content.subarray(0, HEAD_BYTES).toString('latin1');
    const other = OTHER_FILES.find(([pattern]) => pattern.test(head));
    if (other !== undefined) throw new InvoiceReadError(other[1]);
    if (isXml(content)) return { xml: content, signer };
    if (content[0] === ASN1_SEQUENCE) {
      const opened = await openEnvelope(content, repairs);
      if (signer !== null) repairs.addRepair('nestedEnvelope');
      signer = chooseSigner(signer, opened.signer);
      content = Buffer.from(
        opened.content.buffer,
        opened.content.byteOffset,
        opened.content.length,
      );
      continue;
    }
    const decoded = decodeBase64(content, repairs);
    // What precedes an invoice is cut when it is parsed.
    if (decoded === null && content.includes(ROOT_NAME)) return { xml: content, signer };
    if (decoded === null)
      throw new InvoiceReadError(isMailMessage(content) ? MAIL_FILE_MESSAGE : NO_INVOICE);
    content = decoded;
  }
  throw new InvoiceReadError(NO_INVOICE);
}
