import { getFileExtension, FILE_KINDS, XML_FILE_KIND, type FileKind } from '@pratiche/domain';

export type AcceptedFileType = FileKind;

/** Number of bytes at the beginning of a file that suffice to detect its type. */
export const HEAD_BYTES = 4_100;

/** OID 1.2.840.113549.1.7.2 (signedData) in DER. */
const SIGNED_DATA_OID = Buffer.from('06092a864886f70d010702', 'hex');
const DER_SEQUENCE_TAG = 0x30;

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
  if (mime === undefined) return null;
  return findAcceptedType(
    mime === 'image/heif' || mime === 'image/heic-sequence' || mime === 'image/heif-sequence'
      ? 'image/heic'
      : mime,
  );
}

/**
 * Recognises a CAdES envelope (`.p7m`), which file-type does not know: DER, or DER in base64 as
 * some signing programs write it.
 */
function isSignedEnvelope(head: Buffer): boolean {
  const text = head
    .subarray(0, 200)
    .toString('latin1')
    .replace(/-----BEGIN [A-Z0-9 ]+-----/, '')
    .replace(/\s/g, '');
  const der =
    head[0] === DER_SEQUENCE_TAG
      ? head
      : /^MI[A-Za-z0-9+/]{40,}/.test(text)
        ? Buffer.from(text, 'base64')
        : null;
  return (
    der !== null && der[0] === DER_SEQUENCE_TAG && der.subarray(0, 32).includes(SIGNED_DATA_OID)
  );
}

/** First bytes of `<?xml` or of an element, in UTF-8 or UTF-16, and of the same in base64. */
const XML_START =
  /^(?:\ufeff|\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*<[\0]?[?!A-Za-z_]/;
const XML_IN_BASE64 = /^(?:77u\/)?(?:PD94|PFA6|PHA6|PG5z|PEZh|PGI6)/;

/** XML by its first bytes; which XML it is says only its reader. */
export function detectXmlType(head: Buffer): AcceptedFileType | null {
  const text = head.subarray(0, 200).toString('latin1');
  return XML_START.test(text) || XML_IN_BASE64.test(text.trimStart()) ? XML_FILE_KIND : null;
}
