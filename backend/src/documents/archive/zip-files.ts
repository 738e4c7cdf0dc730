import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStorage } from '../../platform/storage/index.js';
import { inOrder } from './in-order.js';
import { useNativeCrc } from './native-crc.js';
import { prepared, type Gap, type Source } from './zip-source.js';

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
const GAPS: Record<Gap, readonly [why: string, whatToDo: string]> = {
  missing: [
    'Questi file risultano caricati, ma al momento non si trovano nell’archivio del portale:',
    'Caricare di nuovo i file mancanti oppure contattare l’assistenza.',
  ],
  unscanned: [
    'Questi file sono in attesa del controllo antivirus e non si possono ancora aprire:',
    'Ripetere lo scaricamento tra qualche minuto.',
  ],
};
const missingText = (names: Readonly<Record<Gap, readonly string[]>>): Buffer =>
  Buffer.from(
    [
      ...(['missing', 'unscanned'] as const)
        .filter((gap) => names[gap].length > 0)
        .flatMap((gap) => [
          GAPS[gap][0],
          '',
          ...names[gap].map((name) => `- ${name}`),
          '',
          GAPS[gap][1],
          '',
        ]),
      'Gli altri documenti sono completi.',
      '',
    ].join('\r\n'),
  );

/**
 * A zip as a stream: stored, not deflated, because PDF and images are packed already. A few short files are read ahead while
 * those before them are written; a long one is opened when its turn comes and never held in memory. A file that is missing,
 * cut short or not yet scanned is named in a text file at the end; anything else that goes wrong breaks the stream.
 */
export function zipFiles(
  storage: FileStorage,
  entries: readonly ZipEntry[],
  { onEntry, signal }: ZipOptions = {},
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const gone = new AbortController();
  output.once('close', () => gone.abort());
  const stop = signal === undefined ? gone.signal : AbortSignal.any([gone.signal, signal]);
  zip.on('error', (error: unknown) => {
    output.destroy(asError(error));
  });
  void fill(zip, storage, entries, stop, onEntry).catch((error: unknown) => {
    output.destroy(asError(error));
  });
  return output;
}

async function fill(
  zip: ZipFile,
  storage: FileStorage,
  entries: readonly ZipEntry[],
  stop: AbortSignal,
  onEntry?: (done: number) => void,
): Promise<void> {
  const gaps: Record<Gap, string[]> = { missing: [], unscanned: [] };
  let done = 0;
  for await (const [{ name, modified }, open] of inOrder(entries, (entry) =>
    prepared(storage, entry),
  )) {
    stop.throwIfAborted();
    const source = await open();
    if (typeof source === 'string') gaps[source].push(name);
    else await add(zip, source, { name, modified }, stop);
    onEntry?.((done += 1));
  }
  if (gaps.missing.length + gaps.unscanned.length > 0)
    zip.addBuffer(missingText(gaps), MISSING_NAME);
  zip.end();
}

async function add(
  zip: ZipFile,
  { size, content }: Source,
  { name, modified }: Pick<ZipEntry, 'name' | 'modified'>,
  stop: AbortSignal,
): Promise<void> {
  zip.addReadStream(content, name, { mtime: modified, compress: false, size });
  try {
    await once(content, 'end', { signal: stop });
  } catch (error) {
    content.destroy();
    throw error;
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
