import { getFileExtension, FILE_KINDS, XML_FILE_KIND, type FileKind } from '@pratiche/domain';

import {
  decodeBase64Text,
  DER_SEQUENCE_TAG,
  findEnvelopeStart,
  SIGNED_DATA_OID,
  skipByteOrderMarks,
} from './text-wrapping.util.js';

export type AcceptedFileType = FileKind;

/** Number of bytes at the beginning of a file that suffice to detect its type. */
export const HEAD_BYTES = 4_100;

/** Acrobat and others look for `%PDF-` in so many bytes (ISO 32000-1, annex H.3.4.1). */
const PDF_START_BYTES = 1_024 + 8;
const PDF_START = /%PDF-\d/;
/** Scripts and pages, which run by their first bytes whatever follows. */
const OTHER_START = /^[\s\0]*(?:#!|<)/;

const findAcceptedType = (contentType: string): AcceptedFileType | null =>
  FILE_KINDS.find((type) => type.contentType === contentType) ?? null;

/** The extension of a name, when it is one of a kind the portal takes. */
export function findAcceptedExtension(fileName: string | undefined): string | null {
  const extension = getFileExtension(fileName ?? '');
  return extension !== null &&
    FILE_KINDS.some(({ extensions }) => (extensions as readonly string[]).includes(extension))
    ? extension
    : null;
}

/** What a file is by its content; `null` for everything the portal does not take. */
export async function detectFileType(head: Buffer): Promise<AcceptedFileType | null> {
  if (isSignedEnvelope(head)) return findAcceptedType('application/pkcs7-mime');
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(head))?.mime;
  if (mime === undefined) return startsWithPdf(head) ? findAcceptedType('application/pdf') : null;
  return findAcceptedType(
    mime === 'image/heif' || mime === 'image/heic-sequence' || mime === 'image/heif-sequence'
      ? 'image/heic'
      : mime,
  );
}

/** Whether a PDF begins within the bytes that its readers look for it in, behind no other program. */
function startsWithPdf(head: Buffer): boolean {
  const text = head.subarray(0, PDF_START_BYTES).toString('latin1');
  return PDF_START.test(text) && !OTHER_START.test(text);
}

/**
 * Recognises a CAdES envelope (`.p7m`), which file-type does not know: DER, or DER in base64 as
 * some signing programs write it.
 */
function isSignedEnvelope(head: Buffer): boolean {
  const der = head[0] === DER_SEQUENCE_TAG ? head : decodeBase64Text(head)?.bytes;
  return der !== undefined && startsEnvelope(der);
}

const startsEnvelope = (der: Buffer): boolean =>
  der[0] === DER_SEQUENCE_TAG && der.subarray(0, 32).includes(SIGNED_DATA_OID);

/** Base64 of base64 is seen; more is none of a program. */
const INVOICE_LAYERS_MAX = 4;

/** First bytes of `<?xml` or of an element, in UTF-8 or UTF-16, and of the same in base64. */
const XML_START = /^[\s\0]*<[\0]?[?!A-Za-z_]/;
const XML_IN_BASE64 = /^(?:77u\/)?(?:PD94|PFA6|PHA6|PG5z|PEZh|PGI6)/;

/** XML by its first bytes; which XML it is says only its reader. */
export function detectXmlType(head: Buffer): AcceptedFileType | null {
  const text = skipByteOrderMarks(head).subarray(0, 200).toString('latin1');
  return XML_START.test(text) || XML_IN_BASE64.test(text.trimStart()) ? XML_FILE_KIND : null;
}

/** XML or a signed envelope under whatever layers of text programs put around an e-invoice. */
export function detectInvoiceType(head: Buffer): AcceptedFileType | null {
  let content = head;
  for (let layer = 0; layer < INVOICE_LAYERS_MAX; layer += 1) {
    if (startsEnvelope(content) || findEnvelopeStart(content) !== null)
      return findAcceptedType('application/pkcs7-mime');
    const xml = detectXmlType(content);
    if (xml !== null) return xml;
    const decoded = decodeBase64Text(content);
    if (decoded === null) return null;
    content = decoded.bytes;
  }
  return null;
}
