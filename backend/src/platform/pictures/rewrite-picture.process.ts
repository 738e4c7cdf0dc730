import { buffer } from 'node:stream/consumers';
import sharp, { type PngOptions } from 'sharp';
import { EXIT_CODES, type PictureBounds } from './picture-rewriting.types.js';

type Pixels = Awaited<ReturnType<typeof decodePicture>>;

const SECONDS = 5;

/** Rejects a picture that is damaged or out of bounds. */
async function decodePicture(bytes: Buffer, { maxWidth, maxHeight, isOpaque }: PictureBounds) {
  const source = sharp(bytes, {
    failOn: 'warning',
    limitInputPixels: maxWidth * maxHeight,
    sequentialRead: true,
  }).timeout({ seconds: SECONDS });
  const { format, width, height } = await source.metadata();
  if (format !== 'png' || width > maxWidth || height > maxHeight)
    throw new Error(`Out of bounds: ${format}, ${width} x ${height}`);
  // Without an alpha channel a PDF carries the picture as it is: nothing unpacks it there.
  const pixels = isOpaque
    ? source.flatten({ background: '#ffffff' }).toColourspace('srgb')
    : source;
  return pixels.raw().toBuffer({ resolveWithObject: true });
}

/** With few colours only where all of them take too many bytes; `null` where these do too. */
async function encodePicture(
  { data, info }: Pixels,
  bounds: PictureBounds,
): Promise<Buffer | null> {
  const { width, height, channels } = info;
  const encode = (options: PngOptions) =>
    sharp(data, { raw: { width, height, channels } }).png(options).toBuffer();
  const exact = await encode({ compressionLevel: 9, adaptiveFiltering: true });
  if (exact.length <= bounds.maxBytes) return exact;
  const reduced = bounds.isOpaque ? exact : await encode({ palette: true, effort: 10 });
  return reduced.length <= bounds.maxBytes ? reduced : null;
}

/**
 * A program of its own: reads a foreign PNG from its input and writes it anew to its output. What a
 * decoder does to its process, it does to this one.
 */
async function rewriteInput(bounds: PictureBounds): Promise<void> {
  // Whoever ends the portal from a terminal must not make a picture look unreadable.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPng'] });
  const bytes = await buffer(process.stdin);
  const pixels = await decodePicture(bytes, bounds).catch((error: unknown) => {
    if (error instanceof TypeError || error instanceof ReferenceError) throw error;
    return null;
  });
  const picture = pixels === null ? null : await encodePicture(pixels, bounds);
  if (picture === null) process.exitCode = EXIT_CODES.unreadable;
  else process.stdout.write(picture);
}

await rewriteInput(JSON.parse(process.argv[2] ?? '') as PictureBounds);
