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
  macintosh: 'macintosh',
  macroman: 'macintosh',
  'x-mac-roman': 'macintosh',
};
const ENCODING_DECLARATION = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']{1,40})["']/;

/** What an XML file shows and says of its encoding. */
export interface XmlEncoding {
  /** By a byte order mark or by the bytes of `<`. */
  seen: string | null;
  isWide: boolean;
  /** Bytes of the mark. */
  skip: number;
  /** As the declaration writes it. */
  declared: string | null;
  /** The declared one as a decoder knows it; `undefined` for one that is not supported. */
  named: string | null | undefined;
}

/** Detects the encoding from a byte order mark or from the bytes of `<`. */
function detectEncoding(bytes: Uint8Array): { seen: string | null; skip: number } {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe)
    return { seen: c === 0 && d === 0 ? 'utf-32' : 'utf-16le', skip: 2 };
  if (a === 0xfe && b === 0xff) return { seen: 'utf-16be', skip: 2 };
  if (a === 0xef && b === 0xbb && c === 0xbf) return { seen: 'utf-8', skip: 3 };
  if (a === 0x3c && b === 0 && c !== 0) return { seen: 'utf-16le', skip: 0 };
  if (a === 0 && b === 0x3c) return { seen: 'utf-16be', skip: 0 };
  if ((a === 0 && b === 0) || (a === 0x3c && b === 0)) return { seen: 'utf-32', skip: 0 };
  return { seen: null, skip: 0 };
}

export function readXmlEncoding(bytes: Buffer): XmlEncoding {
  const { seen, skip } = detectEncoding(bytes);
  const isWide = seen !== null && seen.startsWith('utf-16');
  const head = isWide
    ? decodeXmlBytes(seen, bytes.subarray(skip, skip + 400), false)
    : bytes.subarray(skip, skip + 200).toString('latin1');
  const declared = ENCODING_DECLARATION.exec(head)?.[1] ?? null;
  const named = declared === null ? null : ENCODINGS[declared.toLowerCase()];
  return { seen, isWide, skip, declared, named };
}

/** @throws TypeError for bytes that are invalid in the encoding, if it is `fatal` */
export const decodeXmlBytes = (encoding: string, bytes: Uint8Array, fatal = true): string =>
  new TextDecoder(encoding, { fatal, ignoreBOM: true }).decode(bytes);
