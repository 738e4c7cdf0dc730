import { extensionOf, FILE_KINDS, type FileKind } from '@pratiche/domain';

export type AcceptedType = FileKind;

/** Bytes from the beginning of a file that tell what it is. */
export const HEAD_BYTES = 4_100;

/** OID 1.2.840.113549.1.7.2 (signedData) in DER. */
const SIGNED_DATA = Buffer.from('06092a864886f70d010702', 'hex');
const SEQUENCE = 0x30;

const accepted = (contentType: string): AcceptedType | null =>
  FILE_KINDS.find((type) => type.contentType === contentType) ?? null;

/** The extension of a name, when it is one of a kind the portal takes. */
export function promisedExtension(fileName: string | undefined): string | null {
  const extension = extensionOf(fileName ?? '');
  return extension !== null &&
    FILE_KINDS.some(({ extensions }) => (extensions as readonly string[]).includes(extension))
    ? extension
    : null;
}

/** What a file is by its content; `null` for everything the portal does not take. */
export async function acceptedType(head: Buffer): Promise<AcceptedType | null> {
  if (isSignedEnvelope(head)) return accepted('application/pkcs7-mime');
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(head))?.mime;
  if (mime === undefined) return null;
  return accepted(
    mime === 'image/heif' || mime === 'image/heic-sequence' || mime === 'image/heif-sequence'
      ? 'image/heic'
      : mime,
  );
}

/** A CAdES envelope (`.p7m`), which file-type does not know: DER, or DER in base64 as some signing programs write it. */
function isSignedEnvelope(head: Buffer): boolean {
  const text = head
    .subarray(0, 200)
    .toString('latin1')
    .replace(/-----BEGIN [A-Z0-9 ]+-----/, '')
    .replace(/\s/g, '');
  const der =
    head[0] === SEQUENCE
      ? head
      : /^MI[A-Za-z0-9+/]{40,}/.test(text)
        ? Buffer.from(text, 'base64')
        : null;
  return der !== null && der[0] === SEQUENCE && der.subarray(0, 32).includes(SIGNED_DATA);
}
