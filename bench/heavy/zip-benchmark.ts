import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { findProgram } from '../../tools/services/programs.ts';
import { median, type ReportLine } from '../report.ts';

const FILES = 500;
const BYTES = 400_000;
const ROUNDS = 5;
/** yazl needs about twice the processor time of `zip -0`, most of it for the checksum. */
const MIN_RATIO = 0.5;
const DIST_FOLDER = '../../backend/dist/src/';

interface ZipModule {
  createZipStream: (
    storage: object,
    entries: readonly {
      name: string;
      modified: Date;
      content: { storageKey: string; size: number };
    }[],
  ) => NodeJS.ReadableStream;
}
interface StorageModule {
  FolderStorageAdapter: new (root: string) => object;
}

/** A zip of many documents from the folder they are stored in, beside `zip -0` over the same files. */
export async function measureZip(folder: string): Promise<ReportLine[]> {
  const what = `zip of ${FILES} × ${BYTES / 1000} kB`;
  if (findProgram('zip') === null)
    return [{ what, figure: 'not measured', beside: 'the package zip is not installed' }];
  const { createZipStream } = (await import(
    `${DIST_FOLDER}platform/zip/zip-stream.factory.js`
  )) as ZipModule;
  const { FolderStorageAdapter } = (await import(
    `${DIST_FOLDER}platform/storage/folder-storage.adapter.js`
  )) as StorageModule;
  const files = join(folder, 'files');
  await mkdir(files);
  const names = Array.from({ length: FILES }, (_, index) => `documento-${index}.pdf`);
  for (const name of names) await writeFile(join(files, name), randomBytes(BYTES));
  const entries = names.map((name) => ({
    name,
    modified: new Date(),
    content: { storageKey: name, size: BYTES },
  }));
  const [own, other] = [join(folder, 'own.zip'), join(folder, 'other.zip')];
  const taken: Record<'own' | 'other', number[]> = { own: [], other: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.own.push(
      await measureDurationMs(() =>
        pipeline(createZipStream(new FolderStorageAdapter(files), entries), createWriteStream(own)),
      ),
    );
    taken.other.push(
      await measureDurationMs(() =>
        promisify(execFile)('zip', ['-0', '-q', '-r', other, '.'], { cwd: files }),
      ),
    );
    if ((await stat(own)).size < FILES * BYTES || (await stat(other)).size < FILES * BYTES)
      throw new Error('A zip is not whole');
    await Promise.all([rm(own), rm(other)]);
  }
  const rate = (all: readonly number[]): number => (FILES * BYTES) / 1e6 / (median(all) / 1000);
  const ratio = rate(taken.own) / rate(taken.other);
  return [
    {
      what: `${what}, middle of ${ROUNDS}`,
      figure: `${Math.round(rate(taken.own))} MB/s`,
      beside: `zip -0: ${Math.round(rate(taken.other))} MB/s`,
      ratio,
      limit: `≥ ${MIN_RATIO} ×`,
      isWithin: ratio >= MIN_RATIO,
    },
  ];
}

async function measureDurationMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
