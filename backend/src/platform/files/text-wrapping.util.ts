/** Characters that may precede text in base64 or PEM: mail headers, notes of the signing program. */
const PREFACE_MAX = 2_000;
/** Shorter texts are words. */
const BASE64_MIN = 16;
const PEM_START = /-----BEGIN [A-Z0-9 ]{2,40}-----/;
const PEM_END = '-----END';
const DATA_URL = /^data:[\w.+/-]{0,80}(?:;[\w.=+-]{1,40}){0,3};base64,/i;
const MARKS_MAX = 3;
const BYTE_ORDER_MARKS = ['efbbbf', 'fffe', 'feff'].map((hex) => Buffer.from(hex, 'hex'));
/** OID 1.2.840.113549.1.7.2 (signedData) in DER. */
export const SIGNED_DATA_OID = Buffer.from('06092a864886f70d010702', 'hex');
export const DER_SEQUENCE_TAG = 0x30;
/** A tag and a length of up to four bytes more. */
const DER_HEADER_BYTES = 6;

export interface DecodedText {
  bytes: Buffer;
  isPem: boolean;
  hasLines: boolean;
}

/** Length of the byte order mark at the start; 0 without one. */
const readMarkLength = (bytes: Buffer): number =>
  BYTE_ORDER_MARKS.find((mark) => bytes.subarray(0, mark.length).equals(mark))?.length ?? 0;

/** From the last byte order mark on: some programs write two, and the last belongs to the text. */
export function keepLastByteOrderMark(bytes: Buffer): Buffer {
  let rest = bytes;
  for (let left = MARKS_MAX; left > 0; left -= 1) {
    const behind = rest.subarray(readMarkLength(rest));
    if (readMarkLength(behind) === 0) break;
    rest = behind;
  }
  return rest;
}

/** Bytes behind the byte order marks. */
export function skipByteOrderMarks(bytes: Buffer): Buffer {
  const last = keepLastByteOrderMark(bytes);
  return last.subarray(readMarkLength(last));
}

/** ASCII text, also where each character takes two bytes; `null` for anything else. */
function readAsciiText(bytes: Buffer): string | null {
  const content = skipByteOrderMarks(bytes);
  const step = content[1] === 0 || content[0] === 0 ? 2 : 1;
  if (step === 1) return content.toString('latin1');
  const even = content.subarray(0, content.length - (content.length % 2));
  const text = (content[0] === 0 ? Buffer.from(even).swap16() : even).toString('utf16le');
  // A character beyond ASCII would lose its upper byte in latin1 and look like one of base64.
  return /[^\0-\x7f]/.test(text) ? null : text;
}

/** The text between the quotes that a program put around it. */
function unquote(text: string): string {
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text;
  return text.endsWith(quote) ? text.slice(1, -1) : text.slice(1);
}

/** Bytes that are written as base64 or PEM, alone or in quotes; `null` for what is no base64. */
export function decodeBase64Text(bytes: Buffer): DecodedText | null {
  const text = readAsciiText(bytes);
  if (text === null) return null;
  const begin = PEM_START.exec(text.slice(0, PREFACE_MAX));
  if (begin !== null) {
    const start = begin.index + begin[0].length;
    const end = text.indexOf(PEM_END, start);
    const body = text.slice(start, end === -1 ? undefined : end);
    return /[^A-Za-z0-9+/=\s]/.test(body)
      ? null
      : { bytes: Buffer.from(body, 'base64'), isPem: true, hasLines: false };
  }
  const inner = unquote(text.trim()).replace(DATA_URL, '').trim();
  const digits = inner.replace(/={1,2}$/, '');
  if (digits.length < BASE64_MIN || /[^A-Za-z0-9+/\s]/.test(digits)) return null;
  return { bytes: Buffer.from(inner, 'base64'), isPem: false, hasLines: /\s/.test(inner) };
}

/**
 * From the first byte of a signed envelope on, which a few bytes or lines may precede; `null` where
 * none begins.
 */
export function findEnvelopeStart(bytes: Buffer): Buffer | null {
  const oid = bytes.subarray(0, PREFACE_MAX).indexOf(SIGNED_DATA_OID);
  if (oid === -1) return null;
  for (let start = oid - 2; start >= Math.max(0, oid - DER_HEADER_BYTES); start -= 1) {
    const length = bytes[start + 1] ?? 0;
    const lengthBytes = length > 0x80 ? length & 0x7f : 0;
    if (bytes[start] === DER_SEQUENCE_TAG && start + 2 + lengthBytes === oid)
      return bytes.subarray(start);
  }
  return null;
}
