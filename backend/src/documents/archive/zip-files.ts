import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { FileMissing, FileUnscanned, type FileStorage } from '../../platform/storage/index.js';
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
/** Why the bytes of an entry are not in the zip. */
type Gap = 'missing' | 'unscanned';
const GAPS: Record<Gap, readonly [why: string, whatToDo: string]> = {
  missing: ['Questi file risultano caricati, ma al momento non si trovano nell’archivio del portale:', 'Caricare di nuovo i file mancanti oppure contattare l’assistenza.'],
  unscanned: ['Questi file sono in attesa del controllo antivirus e non si possono ancora aprire:', 'Ripetere lo scaricamento tra qualche minuto.'],
};
const missingText = (names: Readonly<Record<Gap, readonly string[]>>): Buffer => Buffer.from([
  ...(['missing', 'unscanned'] as const).filter((gap) => names[gap].length > 0)
    .flatMap((gap) => [GAPS[gap][0], '', ...names[gap].map((name) => `- ${name}`), '', GAPS[gap][1], '']),
  'Gli altri documenti sono completi.', '',
].join('\r\n'));

/**
 * A zip as a stream: stored, not deflated, because PDF and images are packed already; each file is opened when its turn
 * comes and never held in memory. A file that is missing, cut short or not yet scanned is named in a text file at the end;
 * anything else that goes wrong breaks the stream.
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
  const gaps: Record<Gap, string[]> = { missing: [], unscanned: [] };
  for (const [index, entry] of entries.entries()) {
    stop.throwIfAborted();
    const gap = await add(zip, storage, entry, stop);
    if (gap !== null) gaps[gap].push(entry.name);
    onEntry?.(index + 1);
  }
  if (gaps.missing.length + gaps.unscanned.length > 0) zip.addBuffer(missingText(gaps), MISSING_NAME);
  zip.end();
}

/** Says why the entry's bytes could not be had, if so. */
async function add(zip: ZipFile, storage: FileStorage, { name, modified, content }: ZipEntry, stop: AbortSignal): Promise<Gap | null> {
  if (Buffer.isBuffer(content)) {
    zip.addBuffer(content, name, { mtime: modified, compress: false });
    return null;
  }
  const source = await whole(storage, content);
  if (typeof source === 'string') return source;
  zip.addReadStream(source, name, { mtime: modified, compress: false, size: content.size });
  try {
    await once(source, 'end', { signal: stop });
  } catch (error) {
    source.destroy();
    throw error;
  }
  return null;
}

/** Missing is also what is not as long as it was when it came. */
async function whole(storage: FileStorage, { storageKey, size }: { storageKey: string; size: number }): Promise<Readable | Gap> {
  try {
    return (await storage.size(storageKey)) === size ? await storage.get(storageKey) : 'missing';
  } catch (error) {
    if (error instanceof FileMissing) return 'missing';
    if (error instanceof FileUnscanned) return 'unscanned';
    throw error;
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
