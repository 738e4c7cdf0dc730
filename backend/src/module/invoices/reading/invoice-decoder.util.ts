import { BROKEN_XML_MESSAGE, InvoiceReadError } from '@pratiche/domain';
import { decodeXmlBytes, readXmlEncoding } from '../../../platform/xml/xml-encoding.util.js';
import type { ReadRepairs } from './read-repairs.util.js';

/** Programs that declare nothing, or the wrong thing, are nearly all on Windows. */
const LAST_RESORT = 'windows-1252';
const MAC_ROMAN = 'macintosh';
/** Small and capital accented letters of Italian, and the apostrophe, in MacRoman. */
const MAC_LETTERS: ReadonlySet<number> = new Set([
  0x88, 0x8e, 0x8f, 0x93, 0x98, 0x9d, 0xcb, 0xe9, 0xd5,
]);
/** The same, and the signs of money and degrees, in windows-1252. */
const WINDOWS_LETTERS: ReadonlySet<number> = new Set([
  0xe0, 0xe8, 0xec, 0xf2, 0xf9, 0xc0, 0xc8, 0x80, 0x92, 0xb0, 0xb2,
]);

const isAsciiLetter = (byte = 0): boolean => /[A-Za-z]/.test(String.fromCharCode(byte));

/** The encoding of bytes that are no UTF-8: old programs of the Mac write letters of their own. */
function guessSingleByte(bytes: Uint8Array): string {
  let isMac = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    if (WINDOWS_LETTERS.has(byte)) return LAST_RESORT;
    isMac ||= MAC_LETTERS.has(byte) && byte !== 0xe9 && isAsciiLetter(bytes[at - 1]);
  }
  return isMac ? MAC_ROMAN : LAST_RESORT;
}

function decodeOrNull(encoding: string, bytes: Uint8Array): string | null {
  try {
    return decodeXmlBytes(encoding, bytes);
  } catch {
    return null;
  }
}

const hasNonAscii = (bytes: Uint8Array): boolean => bytes.some((byte) => byte > 0x7f);

/** Text by its declared encoding, unless its bytes are those of a Mac. */
function decodeLegacy(encoding: string, bytes: Uint8Array, repairs: ReadRepairs): string {
  const guessed = guessSingleByte(bytes);
  if (guessed !== MAC_ROMAN) return decodeXmlBytes(encoding, bytes, false);
  repairs.addRepair('wrongEncoding');
  return decodeXmlBytes(guessed, bytes, false);
}

/** Bytes beyond ASCII that happen to be valid UTF-8 are UTF-8, whatever the declaration says. */
function decodeSingleByte(encoding: string, bytes: Uint8Array, repairs: ReadRepairs): string {
  const asUtf8 = hasNonAscii(bytes) ? decodeOrNull('utf-8', bytes) : null;
  if (asUtf8 === null) return decodeLegacy(encoding, bytes, repairs);
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
    return decodeXmlBytes(isWide ? seen : guessSingleByte(content), content, false);
  }
  if (named === 'windows-1252' || named === 'iso-8859-15')
    return decodeSingleByte(named, content, repairs);
  if (named === MAC_ROMAN) return decodeXmlBytes(MAC_ROMAN, content, false);
  if (named?.startsWith('utf-16')) repairs.addRepair('wrongEncoding');
  const text = decodeOrNull('utf-8', content);
  if (text !== null) return text;
  if (named !== undefined) repairs.addRepair('wrongEncoding');
  return decodeXmlBytes(guessSingleByte(content), content, false);
}
