import {
  getFileExtension,
  FILE_KINDS,
  XML_FILE_KIND,
  type FileKind,
  type ForeignKindCode,
} from '@pratiche/domain';
import { detectForeignKind, detectPackageKind } from './foreign-kind.util.js';
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

/** OID 1.2.840.113549.1.7.1 (data) in DER, and the tags of what follows it. */
const DATA_OID = Buffer.from('06092a864886f70d010701', 'hex');
const EXPLICIT_TAG = 0xa0;
const OCTETS_IN_CHUNKS_TAG = 0x24;
const OCTETS_TAG = 0x04;

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
  const der = readEnvelope(head);
  if (der !== null)
    return (await detectSignedKind(readSignedContent(der), '')) === null
      ? findAcceptedType('application/pkcs7-mime')
      : null;
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
 * The DER of a CAdES envelope (`.p7m`), which file-type does not know: as it is, or in base64 as some
 * signing programs write it; `null` for other bytes.
 */
function readEnvelope(head: Buffer): Buffer | null {
  const der = head[0] === DER_SEQUENCE_TAG ? head : decodeBase64Text(head)?.bytes;
  return der !== undefined && startsEnvelope(der) ? der : null;
}

/** First bytes of the signed file, behind the tags and lengths around it; of a chunked one its first chunk. */
function readSignedContent(der: Buffer): Buffer {
  const start = der.indexOf(DATA_OID);
  if (start === -1) return Buffer.alloc(0);
  let at = start + DATA_OID.length;
  for (const tag of [EXPLICIT_TAG, OCTETS_IN_CHUNKS_TAG, OCTETS_TAG])
    if (der[at] === tag) at += readHeaderLength(der, at);
  return der.subarray(at);
}

/** Bytes of a tag and its length. */
function readHeaderLength(der: Buffer, at: number): number {
  const length = der[at + 1] ?? 0;
  return length > 0x80 ? 2 + (length & 0x7f) : 2;
}

const ZIP_ENTRY = Buffer.from('PK\x03\x04', 'latin1');
const ZIP_NAME_LENGTH_AT = 26;
const ZIP_NAME_AT = 30;

/** Which kind that the portal does not take the first bytes of a signed file are of. */
async function detectSignedKind(head: Buffer, fileName: string): Promise<ForeignKindCode | null> {
  const paths: string[] = [];
  for (let at = head.indexOf(ZIP_ENTRY); at !== -1; at = head.indexOf(ZIP_ENTRY, at + 1)) {
    if (at + ZIP_NAME_AT > head.length) break;
    const end = at + ZIP_NAME_AT + head.readUInt16LE(at + ZIP_NAME_LENGTH_AT);
    paths.push(head.toString('utf8', at + ZIP_NAME_AT, end));
  }
  return (
    (await detectForeignKind(head, fileName)) ??
    (paths.length === 0 ? null : detectPackageKind({ paths, mimetype: null, fileName }))
  );
}

/** Which kind that the portal does not take a file is of by its first bytes, signed or not. */
export async function detectRefusedKind(
  head: Buffer,
  fileName: string,
): Promise<ForeignKindCode | null> {
  const der = readEnvelope(head);
  return der === null
    ? detectForeignKind(head, fileName)
    : detectSignedKind(readSignedContent(der), fileName.replace(/\.p7m$/i, ''));
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
