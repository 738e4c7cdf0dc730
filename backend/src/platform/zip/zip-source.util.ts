import { Readable } from 'node:stream';
import {
  FileNotFoundError,
  FileNotScannedError,
  type FileStorageService,
} from '../storage/index.js';
import type { ZipEntry, ZipGap, ZipSource } from './zip.types.js';

/** Up to here a file is read whole before its turn: opening and reading piece by piece would take longer than reading. */
const MAX_BUFFERED_BYTES = 2_000_000;

/** Gets an entry ready as far as it may be held in memory; the rest is done by what this answers, when its turn has come. */
export async function prepareZipSource(
  storage: FileStorageService,
  { content }: ZipEntry,
): Promise<() => Promise<ZipSource | ZipGap>> {
  if (Buffer.isBuffer(content)) return () => Promise.resolve(streamFromBuffer(content));
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

/** Missing is also what is not as long as it was when it came. */
async function openStoredSource(
  storage: FileStorageService,
  { storageKey, size }: { storageKey: string; size: number },
): Promise<ZipSource | ZipGap> {
  return (await storage.getFileSize(storageKey)) === size
    ? { size, content: await storage.openReadStream(storageKey) }
    : 'missing';
}

/** As a stream, not a buffer: the library would hold all buffers it was given until the zip is written. */
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
