import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkbookJob, WorkbookThreadMessage } from './workbook-job.types.js';
import { writeWorkbook } from './workbook-writer.util.js';

const port = parentPort;
if (port === null) throw new Error('To be started as a thread');
const post = (message: WorkbookThreadMessage): void => port.postMessage(message);

/**
 * Each chunk waits until the process has consumed the previous one; output that arrives meanwhile
 * is merged into one chunk.
 */
let acknowledge: (() => void) | null = null;
port.on('message', () => acknowledge?.());
const out = new Writable({
  highWaterMark: 256 * 1024,
  writev(chunks, done) {
    acknowledge = done;
    post({ kind: 'bytes', bytes: Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)) });
  },
});

await writeWorkbook(workerData as WorkbookJob, out, (done, total) =>
  post({ kind: 'progress', done, total }),
);
post({ kind: 'end' });
port.close();
