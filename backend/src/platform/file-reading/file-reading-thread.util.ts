import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReadingAnswer, ReadingRequest } from './file-reader.types.js';

export interface ThreadLimits {
  /** Processor time of the thread for one file, which other work on the machine does not lengthen. */
  cpuMs: number;
  /** For a file that waits without end, which takes no processor time. */
  elapsedMs: number;
  heapMegabytes: number;
  /** A thread that has read nothing for so long ends, and frees its memory. */
  idleMs: number;
}

/** The thread ended before the file was read. */
export class ThreadEndedError extends Error {}

/** How often a reading thread is asked for its processor time. */
const WATCH_INTERVAL_MS = 25;
const MICROSECONDS = 1_000;
/** Tests run the source, of which Node strips the types by itself. */
const ENTRY = new URL(`./reading-thread${extname(import.meta.url)}`, import.meta.url);

/** One thread, started on demand, which reads one file at a time. */
export class FileReadingThread {
  private worker: Worker | null = null;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly limits: ThreadLimits) {}

  get isRunning(): boolean {
    return this.worker !== null;
  }

  /**
   * Reads with the `readFile` of a module.
   * @param transferables memory of the input that is given away
   * @throws ThreadEndedError when the file takes too much, or ends the thread
   */
  async readFile(
    moduleUrl: string,
    input: object,
    transferables: readonly ArrayBuffer[],
  ): Promise<ReadingAnswer> {
    clearTimeout(this.idleTimer);
    const { worker, answer } = await this.loadModule(moduleUrl);
    try {
      if (answer.kind !== 'loaded') return answer;
      return await this.askWorker(
        worker,
        { kind: 'read', moduleUrl, input },
        { transferables, baselineMs: await readCpuMilliseconds(worker) },
      );
    } finally {
      // A command waits for its file; a thread without work keeps no process alive.
      worker.unref();
      this.idleTimer = setTimeout(() => void this.end(), this.limits.idleMs).unref();
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.idleTimer);
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  /** Twice, because the file before may have left an error that ends the thread only now. */
  private async loadModule(moduleUrl: string): Promise<{ worker: Worker; answer: ReadingAnswer }> {
    const load = async (): Promise<{ worker: Worker; answer: ReadingAnswer }> => {
      const worker = (this.worker ??= this.startWorker());
      worker.ref();
      return { worker, answer: await this.askWorker(worker, { kind: 'load', moduleUrl }) };
    };
    try {
      return await load();
    } catch {
      return load();
    }
  }

  /** Waits for the answer while the file takes no more than it may. */
  private async askWorker(
    worker: Worker,
    request: ReadingRequest,
    {
      transferables = [],
      baselineMs = null,
    }: { transferables?: readonly ArrayBuffer[]; baselineMs?: number | null } = {},
  ): Promise<ReadingAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<ReadingAnswer>();
    const fail = (reason: string): void => reject(new ThreadEndedError(reason));
    const onError = (error: unknown): void => fail(String(error));
    const onExit = (code: number): void => fail(`The thread ended with ${code}`);
    worker.on('message', resolve).on('error', onError).on('exit', onExit);
    const stopWatching = watchLimits(worker, this.limits, baselineMs, fail);
    try {
      worker.postMessage(request, transferables);
      return await promise;
    } catch (error) {
      if (this.worker === worker) await this.end();
      throw error;
    } finally {
      stopWatching();
      worker.off('message', resolve).off('error', onError).off('exit', onExit);
    }
  }

  private startWorker(): Worker {
    const { heapMegabytes } = this.limits;
    const worker = new Worker(ENTRY, {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16 },
    });
    // Without a listener the process would end with the thread.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = null;
    });
    return worker;
  }
}

/**
 * @param baselineMs processor time before the file; `null` while a module is loaded
 * @returns ends the watch
 */
function watchLimits(
  worker: Worker,
  { cpuMs, elapsedMs }: ThreadLimits,
  baselineMs: number | null,
  fail: (reason: string) => void,
): () => void {
  const checkCpu = async (): Promise<void> => {
    const totalMs = await readCpuMilliseconds(worker);
    if (baselineMs !== null && totalMs !== null && totalMs - baselineMs > cpuMs)
      fail(`The file took more than ${cpuMs} ms of the processor`);
  };
  const interval = setInterval(() => void checkCpu(), WATCH_INTERVAL_MS);
  const timer = setTimeout(() => fail(`The file took more than ${elapsedMs} ms`), elapsedMs);
  return () => {
    clearInterval(interval);
    clearTimeout(timer);
  };
}

/** `null` when the thread has ended. */
async function readCpuMilliseconds(worker: Worker): Promise<number | null> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / MICROSECONDS;
  } catch {
    return null;
  }
}
