import { Readable } from 'node:stream';
import {
  FileNotFoundError,
  FileNotScannedError,
  type FileStorageService,
} from '../storage/index.js';
import type { ZipEntry, ZipGap, ZipSource } from './zip.types.js';

/** Smaller files are read whole before their turn, which is faster than streaming them. */
const MAX_BUFFERED_BYTES = 2_000_000;

/** Reads a short entry ahead into memory; the returned function opens the entry when its turn comes. */
export async function prepareZipSource(
  storage: FileStorageService,
  { content }: ZipEntry,
): Promise<() => Promise<ZipSource | ZipGap>> {
  if (Buffer.isBuffer(content)) return () => Promise.resolve(streamFromBuffer(content));
  if (typeof content === 'function')
    return () => catchZipGap(async () => streamFromBuffer(await content()));
  if (content.size > MAX_BUFFERED_BYTES)
    return () => catchZipGap(() => openStoredSource(storage, content));
  const short = await catchZipGap(() => storage.readFile(content.storageKey));
  return () =>
    Promise.resolve(
      typeof short === 'string'
        ? short
        : short.length === content.size
          ? streamFromBuffer(short)
          : 'missing',
    );
}

/** A file whose size has changed since the upload counts as missing. */
async function openStoredSource(
  storage: FileStorageService,
  { storageKey, size }: { storageKey: string; size: number },
): Promise<ZipSource | ZipGap> {
  return (await storage.getFileSize(storageKey)) === size
    ? { size, content: await storage.openReadStream(storageKey) }
    : 'missing';
}

/** As a stream: the library would hold all buffers until the zip is written. */
function streamFromBuffer(bytes: Buffer): ZipSource {
  const content = new Readable({ read: () => undefined });
  if (bytes.length > 0) content.push(bytes);
  content.push(null);
  return { size: bytes.length, content };
}

async function catchZipGap<T>(work: () => Promise<T>): Promise<T | ZipGap> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileNotFoundError) return 'missing';
    if (error instanceof FileNotScannedError) return 'unscanned';
    throw error;
  }
}
