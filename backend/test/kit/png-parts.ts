import { crc32, deflateSync } from 'node:zlib';

export const PNG_MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

export interface PngHeader {
  width: number;
  height: number;
  depth?: number;
  colour?: number;
  compression?: number;
  filter?: number;
  interlace?: number;
}

export function pngHeader(header: PngHeader): Buffer {
  const { width, height, depth = 8, colour = 0 } = header;
  const { compression = 0, filter = 0, interlace = 0 } = header;
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, compression, filter, interlace], 8);
  return pngChunk('IHDR', data);
}

export const pngData = (pixels: Buffer): Buffer => pngChunk('IDAT', deflateSync(pixels));
export const PNG_END = pngChunk('IEND', Buffer.alloc(0));

/** Rows of one filter and one value, with a line across that no two rows share. */
export function pngRows({
  width,
  height,
  channels,
  filter = 0,
}: {
  width: number;
  height: number;
  channels: number;
  filter?: number;
}): Buffer {
  return Buffer.concat(
    Array.from({ length: height }, (_, y) => {
      const row = Buffer.alloc(1 + width * channels, 255);
      row[0] = filter;
      row.fill(0, 1 + ((y * 3) % width) * channels, 1 + (((y * 3) % width) + 1) * channels - 1);
      return row;
    }),
  );
}

export const joinPng = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([PNG_MAGIC, ...chunks]);

const RGBA = { width: 60, height: 24, channels: 4 };
const RGBA_HEADER = { width: 60, height: 24, colour: 6 };

/** Pictures that ended, froze or broke a portal whose certificates decoded stored drawings. */
export const POISONED_DRAWINGS: readonly (readonly [name: string, png: Buffer])[] = [
  [
    'an unknown filter in each row',
    joinPng(pngHeader(RGBA_HEADER), pngData(pngRows({ ...RGBA, filter: 9 })), PNG_END),
  ],
  [
    'a bit depth that does not exist',
    joinPng(pngHeader({ ...RGBA_HEADER, depth: 3 }), pngData(pngRows(RGBA)), PNG_END),
  ],
  [
    'a transparent colour beside an alpha channel',
    joinPng(
      pngHeader(RGBA_HEADER),
      pngChunk('tRNS', Buffer.from([0, 0])),
      pngData(pngRows(RGBA)),
      PNG_END,
    ),
  ],
  [
    'a second header of 60,000 by 60,000 pixels',
    joinPng(
      pngHeader(RGBA_HEADER),
      pngHeader({ width: 60_000, height: 60_000, colour: 6 }),
      pngData(pngRows(RGBA)),
      PNG_END,
    ),
  ],
];

/** A grey picture with a line across, as releases before strokes stored a signature. */
export const drawnPicture = ({
  width = 300,
  height = 100,
}: { width?: number; height?: number } = {}): Buffer =>
  joinPng(
    pngHeader({ width, height }),
    pngData(
      pngRows({ width, height, channels: 1 }).map((value, at) =>
        at % 997 === 0 ? 0 : value,
      ) as Buffer,
    ),
    PNG_END,
  );
