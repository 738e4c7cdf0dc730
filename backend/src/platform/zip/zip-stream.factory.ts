import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStorageService } from '../storage/index.js';
import { prefetchInOrder } from './prefetch-in-order.util.js';
import { prepareZipSource } from './zip-source.util.js';
import type { ZipEntry, ZipGap, ZipOptions, ZipSource } from './zip.types.js';

const MISSING_FILES_NAME = 'FILE MANCANTI - leggere.txt';
const GAP_MESSAGES: Record<ZipGap, readonly [why: string, whatToDo: string]> = {
  missing: [
    'Questi file risultano caricati, ma al momento mancano nell’archivio del portale:',
    'Carica di nuovo i file mancanti oppure contatta l’assistenza.',
  ],
  unscanned: [
    'Questi file sono in attesa del controllo antivirus e non puoi ancora aprirli:',
    'Ripeti lo scaricamento tra qualche minuto.',
  ],
};
const buildMissingFilesText = (names: Readonly<Record<ZipGap, readonly string[]>>): Buffer =>
  Buffer.from(
    [
      ...(['missing', 'unscanned'] as const)
        .filter((gap) => names[gap].length > 0)
        .flatMap((gap) => [
          GAP_MESSAGES[gap][0],
          '',
          ...names[gap].map((name) => `- ${name}`),
          '',
          GAP_MESSAGES[gap][1],
          '',
        ]),
      'Gli altri documenti sono completi.',
      '',
    ].join('\r\n'),
  );

/**
 * Streams a zip whose entries are stored, because PDF and images are already compressed; no long
 * file is held in memory. A file that is missing, truncated or not yet scanned is named in a text
 * file at the end; any other error breaks the stream.
 */
export function createZipStream(
  storage: FileStorageService,
  entries: readonly ZipEntry[],
  { onEntry, signal }: ZipOptions = {},
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const gone = new AbortController();
  output.once('close', () => gone.abort());
  const stop = signal === undefined ? gone.signal : AbortSignal.any([gone.signal, signal]);
  zip.on('error', (error: unknown) => {
    output.destroy(toError(error));
  });
  void writeZipEntries(zip, storage, entries, stop, onEntry).catch((error: unknown) => {
    output.destroy(toError(error));
  });
  return output;
}

async function writeZipEntries(
  zip: ZipFile,
  storage: FileStorageService,
  entries: readonly ZipEntry[],
  stop: AbortSignal,
  onEntry?: (done: number) => void,
): Promise<void> {
  const gaps: Record<ZipGap, string[]> = { missing: [], unscanned: [] };
  let done = 0;
  for await (const [{ name, modified }, open] of prefetchInOrder(entries, (entry) =>
    prepareZipSource(storage, entry),
  )) {
    stop.throwIfAborted();
    const source = await open();
    if (typeof source === 'string') gaps[source].push(name);
    else await appendZipEntry(zip, source, { name, modified }, stop);
    onEntry?.((done += 1));
  }
  if (gaps.missing.length + gaps.unscanned.length > 0)
    zip.addBuffer(buildMissingFilesText(gaps), MISSING_FILES_NAME);
  zip.end();
}

async function appendZipEntry(
  zip: ZipFile,
  { size, content }: ZipSource,
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

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
