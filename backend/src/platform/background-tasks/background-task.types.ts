import type { Writable } from 'node:stream';

/** What a background task is given while it runs. */
export interface TaskContext {
  taskId: string;
  /** Who started it: rights are checked again with it, time has passed. */
  accountId: number;
  /**
   * Aborted when the task is cancelled, assigned to another worker, or the process stops. Pass it
   * to every operation that waits.
   */
  signal: AbortSignal;
  /** Reports progress; cheap enough to call often. `total` is `null` while unknown. */
  reportProgress(done: number, total: number | null): void;
  /**
   * Opens the file of the result; call it once. The file is visible only after `runTask` has
   * resolved.
   */
  openOutput(file: { fileName: string; contentType: string }): Writable;
  /**
   * Await it in CPU-bound loops, so that requests are served when this process answers them too.
   */
  yieldToEventLoop(): Promise<void>;
}

/** Payload of the job of a background task. */
export interface TaskJobPayload {
  id: string;
}
