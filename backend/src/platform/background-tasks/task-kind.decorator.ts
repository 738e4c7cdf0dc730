import { SetMetadata } from '@nestjs/common';
import type { Writable } from 'node:stream';

export const TASK_KIND_KEY = 'work-kind';

/** What a piece of work is given while it runs. */
export interface TaskContext {
  taskId: string;
  /** Who started it: rights are checked again with it, time has passed. */
  accountId: number;
  /** Aborted when it is cancelled, given to another worker, or the process stops. Hand it to whatever waits. */
  signal: AbortSignal;
  /** Tells how far it is; cheap, call it as often as you like. `total` `null` while unknown. */
  reportProgress(done: number, total: number | null): void;
  /** Where the result goes. Call it once; nobody sees a byte before `run` has resolved. */
  openOutput(file: { fileName: string; contentType: string }): Writable;
  /** Awaited in loops that compute: lets requests through when this process answers them too. */
  yieldToEventLoop(): Promise<void>;
}

/**
 * What a class marked `@WorkKind` implements. Runs at least once, each time from the start; a `Problem` it throws ends
 * the work with its message, anything else is tried again a few times.
 */
export interface TaskHandler<Params = never> {
  run(params: Params, context: TaskContext): Promise<void>;
}

/** Marks a provider as the one that does a kind of work. */
export const TaskKind = (kind: string): ClassDecorator => SetMetadata(TASK_KIND_KEY, kind);
