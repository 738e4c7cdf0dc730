import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Problem, tooManyRequests, unprocessable } from '../http/problem.exception.js';
import { MetricsService } from '../metrics/metrics.service.js';
import type { FileReader, ReadingAnswer } from './file-reader.types.js';
import {
  FileReadingThread,
  ThreadEndedError,
  type ThreadLimits,
} from './file-reading-thread.util.js';
import { getOwnBuffer } from './transferable-bytes.util.js';
import { TurnQueue } from './turn-queue.util.js';

/** Who waits for a file, and where its faults are shown. */
export interface ReadingOptions {
  /** Files of one caller are read one after the other, in turns with those of others. */
  caller: string;
  /** Of the form. */
  field?: string;
}

/** Turns of the thread; each loads its file when it comes, so that waiting takes no memory. */
type Turn = () => Promise<void>;

export const READING_LIMITS: ThreadLimits & { perCaller: number; inAll: number } = {
  cpuMs: 2_000,
  elapsedMs: 60_000,
  heapMegabytes: 256,
  idleMs: 30_000,
  perCaller: 20,
  inAll: 200,
};

const RETRY_AFTER_SECONDS = 30;
const CALLER_BUSY_MESSAGE =
  'Stai caricando troppi file insieme: aspetta che i precedenti siano letti, poi carica di nuovo questo.';
const PORTAL_BUSY_MESSAGE =
  'In questo momento stiamo leggendo molti file: carica di nuovo il tuo tra qualche minuto.';
const TOO_HEAVY_MESSAGE =
  'Il contenuto di questo file richiede troppo tempo o troppa memoria, perciò non l’abbiamo letto e non è stato salvato nulla:';

/** Reads files of others in a thread, so that none of them holds up or ends the process. */
@Injectable()
export class FileReadingService implements OnApplicationShutdown {
  private readonly logger = new Logger(FileReadingService.name);
  private readonly thread = new FileReadingThread(READING_LIMITS);
  private readonly queue = new TurnQueue<Turn>();
  private isReading = false;

  constructor(private readonly metricsService: MetricsService) {}

  /**
   * @param loadInput asked when the file's turn comes; its bytes are given away
   * @throws Problem of the reader, 422 for a file that takes too much, 429 and 503 while too many wait
   */
  async readFile<Input extends object, Output>(
    reader: FileReader<Input, Output>,
    loadInput: () => Input | Promise<Input>,
    { caller, field = 'file' }: ReadingOptions,
  ): Promise<Output> {
    this.assertRoomLeft(caller);
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    this.queue.addEntry(caller, () =>
      this.readInThread(reader, loadInput, field).then(resolve, reject),
    );
    void this.takeTurns();
    return promise;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread.end();
  }

  private assertRoomLeft(caller: string): void {
    if (this.queue.countByCaller(caller) >= READING_LIMITS.perCaller)
      throw tooManyRequests(CALLER_BUSY_MESSAGE, 'too-many-requests', {
        retryAfter: RETRY_AFTER_SECONDS,
      });
    if (this.queue.size >= READING_LIMITS.inAll)
      throw new Problem(503, 'unavailable', PORTAL_BUSY_MESSAGE);
  }

  private async takeTurns(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    for (let turn = this.queue.takeNext(); turn !== null; turn = this.queue.takeNext())
      await turn();
    this.isReading = false;
  }

  private async readInThread<Input extends object, Output>(
    { moduleUrl, advice }: FileReader<Input, Output>,
    loadInput: () => Input | Promise<Input>,
    field: string,
  ): Promise<Output> {
    const input = await loadInput();
    try {
      const answer = await this.thread.readFile(moduleUrl.href, input, listTransferables(input));
      this.metricsService.recordFileReading(answer.kind === 'done' ? 'read' : 'refused');
      return takeOutput(answer) as Output;
    } catch (error) {
      if (!(error instanceof ThreadEndedError)) throw error;
      this.metricsService.recordFileReading('too-heavy');
      this.logger.warn(`A file was given up: ${error.message}`);
      const message = `${TOO_HEAVY_MESSAGE} ${advice}`;
      throw unprocessable(message, 'file-too-heavy', { errors: [{ field, message }] });
    }
  }
}

const listTransferables = (input: object): ArrayBuffer[] =>
  Object.values(input).flatMap((value) =>
    value instanceof Uint8Array ? (getOwnBuffer(value) ?? []) : [],
  );

/** @throws what the reader threw */
function takeOutput(answer: ReadingAnswer): unknown {
  switch (answer.kind) {
    case 'done':
      return answer.output;
    case 'refused': {
      const { status, code, message, ...extras } = answer.problem;
      throw new Problem(status, code, message, extras);
    }
    case 'failed':
      throw answer.error;
    case 'loaded':
      throw new Error('The thread answered before it read');
  }
}
