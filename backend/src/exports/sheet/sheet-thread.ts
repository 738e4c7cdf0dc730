import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import type { SheetJob, SheetMessage } from './sheet-job.js';
import { writeSheet } from './write-sheet.js';

const port = parentPort;
if (port === null) throw new Error('To be started as a thread');
const say = (message: SheetMessage): void => port.postMessage(message);

/** Every piece waits until the process has taken the one before. */
let taken: (() => void) | null = null;
port.on('message', () => taken?.());
const out = new Writable({
  highWaterMark: 256 * 1024,
  write(chunk: Buffer, _, done) {
    taken = done;
    say({ kind: 'bytes', bytes: chunk });
  },
});

const ended = new Promise((resolve) => out.once('finish', resolve));
await writeSheet(workerData as SheetJob, out, (done, total) => say({ kind: 'progress', done, total }));
out.end();
await ended;
say({ kind: 'end' });
port.close();
