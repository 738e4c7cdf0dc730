import { BROKEN_XML_MESSAGE, InvoiceReadError } from '@pratiche/domain';
import { decodeXmlBytes, readXmlEncoding } from '../../xml/xml-encoding.util.js';
import type { ReadRepairs } from './read-repairs.util.js';

/** Programs that declare nothing, or the wrong thing, are nearly all on Windows. */
const LAST_RESORT = 'windows-1252';

function decodeOrNull(encoding: string, bytes: Uint8Array): string | null {
  try {
    return decodeXmlBytes(encoding, bytes);
  } catch {
    return null;
  }
}

const hasNonAscii = (bytes: Uint8Array): boolean => bytes.some((byte) => byte > 0x7f);

/** Bytes beyond ASCII that happen to be valid UTF-8 are UTF-8, whatever the declaration says. */
function decodeSingleByte(encoding: string, bytes: Uint8Array, repairs: ReadRepairs): string {
  const asUtf8 = hasNonAscii(bytes) ? decodeOrNull('utf-8', bytes) : null;
  if (asUtf8 === null) return decodeXmlBytes(encoding, bytes, false);
  repairs.addRepair('wrongEncoding');
  return asUtf8;
}

/**
 * Text of an invoice: by its byte order mark and declaration, and where these are wrong by its bytes.
 * @throws InvoiceReadError
 */
export function decodeInvoice(bytes: Buffer, repairs: ReadRepairs): string {
  const { seen, isWide, skip, declared, named } = readXmlEncoding(bytes);
  const content = bytes.subarray(skip);
  if (seen === 'utf-32') throw new InvoiceReadError(BROKEN_XML_MESSAGE);
  if (named === undefined) repairs.addRepair('unknownEncoding');
  if (seen !== null) {
    const agrees = declared === null || named === seen || (isWide && named === 'utf-16');
    if (!agrees && named !== undefined) repairs.addRepair('wrongEncoding');
    const text = decodeOrNull(seen, content);
    if (text !== null) return text;
    repairs.addRepair('wrongEncoding');
    return decodeXmlBytes(isWide ? seen : LAST_RESORT, content, false);
  }
  if (named === 'windows-1252' || named === 'iso-8859-15')
    return decodeSingleByte(named, content, repairs);
  if (named?.startsWith('utf-16')) repairs.addRepair('wrongEncoding');
  const text = decodeOrNull('utf-8', content);
  if (text !== null) return text;
  if (named !== undefined) repairs.addRepair('wrongEncoding');
  return decodeXmlBytes(LAST_RESORT, content, false);
}
