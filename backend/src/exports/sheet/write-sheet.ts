import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bookZip } from './book-zip.js';
import type { SheetJob } from './sheet-job.js';
import { sheetXml } from './sheet-xml.js';
import { openSnapshot } from './snapshot.js';

/** Writes the spreadsheet; memory does not grow with the rows. */
export async function writeSheet(
  job: SheetJob,
  out: Writable,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const snapshot = await openSnapshot(job);
  try {
    await pipeline(bookZip(job.title, sheetXml(job, snapshot, progress)), out);
  } finally {
    await snapshot.close();
  }
}
