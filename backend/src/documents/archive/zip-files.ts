import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { FileMissing, type FileStorage } from '../../platform/storage/index.js';
import { useNativeCrc } from './native-crc.js';

useNativeCrc();

/** One entry: bytes that lie in the storage, or text and PDF written here. */
export interface ZipEntry {
  name: string;
  modified: Date;
  content: { storageKey: string; size: number } | Buffer;
}

export interface ZipOptions {
  /** After each entry, with how many are in. */
  onEntry?: (done: number) => void;
  signal?: AbortSignal;
}

const MISSING_NAME = 'FILE MANCANTI - leggere.txt';
const missingText = (names: readonly string[]): Buffer => Buffer.from([
  'Questi file risultano caricati, ma al momento non si trovano nell’archivio del portale:', '',
  ...names.map((name) => `- ${name}`), '',
  'Gli altri documenti sono completi. Caricare di nuovo i file mancanti oppure contattare l’assistenza.', '',
].join('\r\n'));

/**
 * A zip as a stream: stored, not deflated, because PDF and images are packed already; each file is opened when its turn
 * comes and never held in memory. A file that is missing or cut short is named in a text file at the end; anything else
 * that goes wrong breaks the stream.
 */
export function zipFiles(storage: FileStorage, entries: readonly ZipEntry[], { onEntry, signal }: ZipOptions = {}): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const gone = new AbortController();
  output.once('close', () => gone.abort());
  const stop = signal === undefined ? gone.signal : AbortSignal.any([gone.signal, signal]);
  zip.on('error', (error: unknown) => { output.destroy(asError(error)); });
  void fill(zip, storage, entries, stop, onEntry).catch((error: unknown) => { output.destroy(asError(error)); });
  return output;
}

async function fill(zip: ZipFile, storage: FileStorage, entries: readonly ZipEntry[], stop: AbortSignal, onEntry?: (done: number) => void): Promise<void> {
  const missing: string[] = [];
  for (const [index, entry] of entries.entries()) {
    stop.throwIfAborted();
    if (!(await add(zip, storage, entry, stop))) missing.push(entry.name);
    onEntry?.(index + 1);
  }
  if (missing.length > 0) zip.addBuffer(missingText(missing), MISSING_NAME);
  zip.end();
}

/** Says whether the entry's bytes were there. */
async function add(zip: ZipFile, storage: FileStorage, { name, modified, content }: ZipEntry, stop: AbortSignal): Promise<boolean> {
  if (Buffer.isBuffer(content)) {
    zip.addBuffer(content, name, { mtime: modified, compress: false });
    return true;
  }
  const source = await whole(storage, content);
  if (source === null) return false;
  zip.addReadStream(source, name, { mtime: modified, compress: false, size: content.size });
  try {
    await once(source, 'end', { signal: stop });
  } catch (error) {
    source.destroy();
    throw error;
  }
  return true;
}

/** `null` when it is not there, or not as long as it was when it came. */
async function whole(storage: FileStorage, { storageKey, size }: { storageKey: string; size: number }): Promise<Readable | null> {
  try {
    return (await storage.size(storageKey)) === size ? await storage.get(storageKey) : null;
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
