import { crc32, inflateSync } from 'node:zlib';

const DATA_URL = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;
const MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');
/** What a picture needs; other parts, such as texts and times, are left out. */
const KEPT_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const BOUNDS = { width: [50, 1_200], height: [20, 600] } as const;
const MAX_INFLATED_BYTES = 1_200 * 600 * 8 + 600;
/** Rows of an empty picture are alike, but for the ways they may be packed. */
const MAX_BLANK_ROWS = 3;

export const DRAWING_MESSAGES = {
  type: 'Il disegno della firma non è leggibile: disegna di nuovo la tua firma.',
  size: 'Il disegno della firma ha una misura non prevista: disegna di nuovo la tua firma.',
  blank: 'Il riquadro è vuoto: disegna la tua firma.',
} as const;

interface Chunk {
  type: string;
  data: Buffer;
  whole: Buffer;
}

/** The drawn signature as a plain picture, or why it cannot be taken. */
export function readDrawnSignature(
  dataUrl: string,
): { png: Buffer; message: null } | { png: null; message: string } {
  const [, base64] = DATA_URL.exec(dataUrl) ?? [];
  const chunks = base64 === undefined ? null : listChunks(Buffer.from(base64, 'base64'));
  const message = chunks === null ? DRAWING_MESSAGES.type : findFault(chunks);
  if (chunks === null || message !== null)
    return { png: null, message: message ?? DRAWING_MESSAGES.type };
  const kept = chunks.filter(({ type }) => KEPT_CHUNKS.has(type)).map(({ whole }) => whole);
  return { png: Buffer.concat([MAGIC, ...kept]), message: null };
}

/** The parts of a PNG whose checksums are right; `null` for anything else. */
function listChunks(bytes: Buffer): Chunk[] | null {
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  const chunks: Chunk[] = [];
  for (let at = MAGIC.length; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const named = bytes.subarray(at + 4, end - 4);
    if (crc32(named) !== bytes.readUInt32BE(end - 4)) return null;
    chunks.push({
      type: named.subarray(0, 4).toString('latin1'),
      data: named.subarray(4),
      whole: bytes.subarray(at, end),
    });
    at = end;
  }
  return chunks[0]?.type === 'IHDR' && chunks.at(-1)?.type === 'IEND' ? chunks : null;
}

function findFault(chunks: readonly Chunk[]): string | null {
  const header = chunks[0]?.data;
  if (header?.length !== 13 || header[12] !== 0) return DRAWING_MESSAGES.type;
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const isWithin = (value: number, [min, max]: readonly [number, number]) =>
    value >= min && value <= max;
  if (!isWithin(width, BOUNDS.width) || !isWithin(height, BOUNDS.height))
    return DRAWING_MESSAGES.size;
  const pixels = inflatePixels(chunks);
  if (pixels === null || pixels.length === 0 || pixels.length % height !== 0)
    return DRAWING_MESSAGES.type;
  return countRows(pixels, pixels.length / height) > MAX_BLANK_ROWS ? null : DRAWING_MESSAGES.blank;
}

function inflatePixels(chunks: readonly Chunk[]): Buffer | null {
  const packed = Buffer.concat(
    chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data),
  );
  try {
    return inflateSync(packed, { maxOutputLength: MAX_INFLATED_BYTES });
  } catch {
    return null;
  }
}

function countRows(pixels: Buffer, rowLength: number): number {
  const rows = new Set<string>();
  for (let at = 0; at < pixels.length; at += rowLength)
    rows.add(pixels.toString('latin1', at, at + rowLength));
  return rows.size;
}
