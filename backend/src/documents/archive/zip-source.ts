import { Readable } from 'node:stream';
import { FileMissing, FileUnscanned, type FileStorage } from '../../platform/storage/index.js';
import type { ZipEntry } from './zip-files.js';

/** Why the bytes of an entry are not in the zip. */
export type Gap = 'missing' | 'unscanned';
export interface Source {
  size: number;
  content: Readable;
}

/** Up to here a file is read whole before its turn: opening and reading piece by piece would take longer than reading. */
const SHORT_BYTES = 2_000_000;

/** Gets an entry ready as far as it may be held in memory; the rest is done by what this answers, when its turn has come. */
export async function prepared(
  storage: FileStorage,
  { content }: ZipEntry,
): Promise<() => Promise<Source | Gap>> {
  if (Buffer.isBuffer(content)) return () => Promise.resolve(held(content));
  if (content.size > SHORT_BYTES) return () => orGap(() => opened(storage, content));
  const short = await orGap(() => storage.read(content.storageKey));
  return () =>
    Promise.resolve(
      typeof short === 'string' ? short : short.length === content.size ? held(short) : 'missing',
    );
}

/** Missing is also what is not as long as it was when it came. */
async function opened(
  storage: FileStorage,
  { storageKey, size }: { storageKey: string; size: number },
): Promise<Source | Gap> {
  return (await storage.size(storageKey)) === size
    ? { size, content: await storage.get(storageKey) }
    : 'missing';
}

/** As a stream, not a buffer: the library would hold all buffers it was given until the zip is written. */
function held(bytes: Buffer): Source {
  const content = new Readable({ read: () => undefined });
  if (bytes.length > 0) content.push(bytes);
  content.push(null);
  return { size: bytes.length, content };
}

async function orGap<T>(work: () => Promise<T>): Promise<T | Gap> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileMissing) return 'missing';
    if (error instanceof FileUnscanned) return 'unscanned';
    throw error;
  }
}
