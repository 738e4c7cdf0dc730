import { Problem } from '../../platform/http/index.js';

/** Supported encodings by the names that files declare. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
};
const READABLE_ENCODINGS = 'UTF-8, UTF-16, ISO-8859-1 o Windows-1252';
const ENCODING_DECLARATION = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']{1,40})["']/;

const encodingProblem = (message: string): Problem => new Problem(415, 'xml-encoding', message);

/** Detects the encoding from a byte order mark or from the bytes of `<`. */
function detectEncoding(bytes: Buffer): { encoding: string | null; skip: number } {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe)
    return { encoding: c === 0 && d === 0 ? 'utf-32' : 'utf-16le', skip: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', skip: 2 };
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', skip: 3 };
  if (a === 0x3c && b === 0 && c !== 0) return { encoding: 'utf-16le', skip: 0 };
  if (a === 0 && b === 0x3c) return { encoding: 'utf-16be', skip: 0 };
  if ((a === 0 && b === 0) || (a === 0x3c && b === 0)) return { encoding: 'utf-32', skip: 0 };
  return { encoding: null, skip: 0 };
}

/**
 * Text of an XML file, by its byte order mark and its declaration.
 * @throws 415 when the encoding is not supported, or the bytes are invalid in it
 */
export function decodeXml(bytes: Buffer): string {
  const { encoding: seen, skip } = detectEncoding(bytes);
  if (seen === 'utf-32') throw unreadableEncodingProblem('UTF-32');
  const isWide = seen !== null && seen.startsWith('utf-16');
  const head = isWide
    ? decodeBytes(seen, bytes.subarray(skip, skip + 400), false)
    : bytes.subarray(skip, skip + 200).toString('latin1');
  const declared = ENCODING_DECLARATION.exec(head)?.[1] ?? null;
  const named = declared === null ? null : ENCODINGS[declared.toLowerCase()];
  if (named === undefined) throw unreadableEncodingProblem(declared ?? '');
  if (seen !== null && named !== null && named !== seen && !(isWide && named === 'utf-16'))
    throw encodingMismatchProblem(declared ?? '');
  if (seen === null && named?.startsWith('utf-16')) throw encodingMismatchProblem(declared ?? '');
  return decodeBytes(seen ?? named ?? 'utf-8', bytes.subarray(skip), true, declared ?? 'UTF-8');
}

const unreadableEncodingProblem = (name: string): Problem =>
  encodingProblem(
    `La codifica «${name.slice(0, 40)}» del file non si può leggere: salvarlo in ${READABLE_ENCODINGS}.`,
  );
const encodingMismatchProblem = (name: string): Problem =>
  encodingProblem(
    `Il file dichiara la codifica «${name}» ma è scritto in un’altra: salvarlo di nuovo in UTF-8.`,
  );

function decodeBytes(encoding: string, bytes: Buffer, fatal: boolean, name = ''): string {
  try {
    return new TextDecoder(encoding, { fatal, ignoreBOM: true }).decode(bytes);
  } catch {
    throw encodingProblem(
      `Il file contiene caratteri che la codifica «${name}» non ammette: salvarlo di nuovo in UTF-8.`,
    );
  }
}
