/** The object identifier of pkcs7-data, in front of the content. */
const DATA_TYPE = Buffer.from('06092a864886f70d010701', 'hex');
const CONTEXT_0 = 0xa0;
const OCTETS = 0x04;
const OCTETS_IN_PIECES = 0x24;
const INDEFINITE_LENGTH = 0x80;
const PIECES_MAX = 20_000;
const ROOT_START = /<(?:[\w.-]{1,40}:)?FatturaElettronica(?:Semplificata)?[\s>/]/;

interface Header {
  tag: number;
  /** `null` for an indefinite length. */
  length: number | null;
  start: number;
}

function readHeader(bytes: Buffer, at: number): Header | null {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) return null;
  if (first < INDEFINITE_LENGTH) return { tag, length: first, start: at + 2 };
  if (first === INDEFINITE_LENGTH) return { tag, length: null, start: at + 2 };
  const size = first & 0x7f;
  if (size > 4 || at + 2 + size > bytes.length) return null;
  return { tag, length: bytes.readUIntBE(at + 2, size), start: at + 2 + size };
}

/** The pieces of octet strings from here on, as far as they go. */
function collectOctets(bytes: Buffer, from: number): Buffer {
  const pieces: Buffer[] = [];
  let at = from;
  while (pieces.length < PIECES_MAX) {
    const header = readHeader(bytes, at);
    if (header?.tag === OCTETS && header.length !== null) {
      pieces.push(bytes.subarray(header.start, header.start + header.length));
      at = header.start + header.length;
    } else if (header?.tag === OCTETS_IN_PIECES || header?.tag === CONTEXT_0) at = header.start;
    else break;
  }
  return Buffer.concat(pieces);
}

function cutInvoice(bytes: Buffer): Buffer | null {
  const text = bytes.toString('latin1');
  const root = ROOT_START.exec(text);
  if (root === null) return null;
  const declaration = text.lastIndexOf('<?xml', root.index);
  const end = text.lastIndexOf(`</${root[0].slice(1, -1)}`);
  const close = end === -1 ? -1 : text.indexOf('>', end);
  return close === -1
    ? null
    : bytes.subarray(declaration === -1 ? root.index : declaration, close + 1);
}

/**
 * The invoice inside an envelope that no library takes: some issuers write one. Octet strings behind
 * the type of the content first, then all that is between the tags of an invoice.
 */
export function extractFromBrokenEnvelope(bytes: Buffer): Buffer | null {
  const type = bytes.indexOf(DATA_TYPE);
  const octets = type === -1 ? null : collectOctets(bytes, type + DATA_TYPE.length);
  return (octets && cutInvoice(octets)) ?? cutInvoice(bytes);
}
