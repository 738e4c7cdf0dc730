import { SetMetadata } from '@nestjs/common';
import type { Writable } from 'node:stream';

export const TASK_KIND_KEY = 'work-kind';

/** What a piece of work is given while it runs. */
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
   * Opens the file of the result; call it once. The file is visible only after `run` has resolved.
   */
  openOutput(file: { fileName: string; contentType: string }): Writable;
  /**
   * Await it in CPU-bound loops, so that requests are served when this process answers them too.
   */
  yieldToEventLoop(): Promise<void>;
}

/**
 * What a class marked `@WorkKind` implements. Runs at least once, each time from the start; a `Problem` it throws ends
 * the work with its message, anything else is tried again a few times.
 */
export interface TaskHandler<Params = never> {
  run(params: Params, context: TaskContext): Promise<void>;
}

/** Marks a provider as the handler of one kind of background task. */
export const TaskKind = (kind: string): ClassDecorator => SetMetadata(TASK_KIND_KEY, kind);
