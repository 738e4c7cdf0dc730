import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TaskContext } from '../../platform/background-tasks/index.js';
import type { WorkbookJob, WorkbookThreadMessage } from './workbook-job.types.js';

/** Old generation of the thread: a mistake there must not take the process with it. */
const MAX_HEAP_MB = 256;

/**
 * Reads and writes in a separate thread, so that neither rows nor compression block requests where
 * the process also serves them. The output arrives in chunks; `out` is not ended.
 */
export async function runWorkbookThread(
  job: WorkbookJob,
  out: Writable,
  { signal, reportProgress }: Pick<TaskContext, 'signal' | 'reportProgress'>,
): Promise<void> {
  signal.throwIfAborted();
  const thread = new Worker(new URL('./workbook-thread.js', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: 16 },
  });
  const stop = () => void thread.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      thread.on('error', reject);
      thread.on('exit', () =>
        reject(
          signal.aborted
            ? (signal.reason as Error)
            : new Error('The thread ended before the workbook'),
        ),
      );
      thread.on('message', (message: WorkbookThreadMessage) => {
        if (message.kind === 'progress') reportProgress(message.done, message.total);
        else if (message.kind === 'end') resolve();
        else writeChunk(message.bytes).catch(reject);
      });
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await thread.terminate();
  }

  async function writeChunk(bytes: Uint8Array): Promise<void> {
    if (!out.write(bytes)) await once(out, 'drain', { signal });
    thread.postMessage('taken');
  }
}
