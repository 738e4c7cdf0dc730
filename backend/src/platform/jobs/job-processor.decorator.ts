import { SetMetadata } from '@nestjs/common';

export const JOB_PROCESSOR_KEY = 'job-kind';

export interface JobContext {
  /** Stable over all attempts: use it to recognise work already done. */
  jobId: string;
  /** From 1. */
  attempt: number;
}

/** What a class marked `@JobHandler` implements. Runs at least once per job, so twice must do no harm. */
export interface JobHandler<Payload = never> {
  handle(payload: Payload, context: JobContext): Promise<void>;
}

/** How jobs of a kind are run. */
export interface JobProcessorOptions {
  kind: string;
  /**
   * Maximum number at once in one process; set for long-running kinds, so that short jobs find a
   * free slot.
   */
  concurrency?: number;
  /** Attempts before a job of this kind is given up; 12, over about 35 minutes, if absent. */
  attempts?: number;
  /**
   * The payload is not kept once the job is done: it holds names, addresses or links with a secret.
   */
  isConfidential?: boolean;
}

/** Marks a provider as the only handler of a kind of job. */
export const JobProcessor = (
  kind: string,
  options: Omit<JobProcessorOptions, 'kind'> = {},
): ClassDecorator =>
  SetMetadata(JOB_PROCESSOR_KEY, { kind, ...options } satisfies JobProcessorOptions);

/**
 * Thrown by a handler that breaks off in order, because the process stops: the job waits for
 * another try, nothing failed.
 */
export class RequeueJobError extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'JobPutBack';
  }
}

/** Thrown by a handler when no further attempt can succeed: the job goes straight to the dead ones. */
export class UnrecoverableJobError extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'UnrecoverableJobError';
  }
}
