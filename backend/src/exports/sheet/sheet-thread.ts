import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import type { SheetJob, SheetMessage } from './sheet-job.js';
import { writeSheet } from './write-sheet.js';

const port = parentPort;
if (port === null) throw new Error('To be started as a thread');
const say = (message: SheetMessage): void => port.postMessage(message);

/**
 * Each chunk waits until the process has consumed the previous one; output that arrives meanwhile
 * is merged into one chunk.
 */
let taken: (() => void) | null = null;
port.on('message', () => taken?.());
const out = new Writable({
  highWaterMark: 256 * 1024,
  writev(chunks, done) {
    taken = done;
    say({ kind: 'bytes', bytes: Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)) });
  },
});

await writeSheet(workerData as SheetJob, out, (done, total) =>
  say({ kind: 'progress', done, total }),
);
say({ kind: 'end' });
port.close();
