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
  /** At most so many at once in one process; for kinds that take long, so that short ones find a place. */
  concurrency?: number;
  /** Attempts before a job of this kind is given up; 12, over about 35 minutes, if absent. */
  attempts?: number;
  /** What a job carries is not kept once it is done: names, addresses, links with a secret in them. */
  isConfidential?: boolean;
}

/** Marks a provider as the one handler of a kind of job. */
export const JobProcessor = (
  kind: string,
  options: Omit<JobProcessorOptions, 'kind'> = {},
): ClassDecorator =>
  SetMetadata(JOB_PROCESSOR_KEY, { kind, ...options } satisfies JobProcessorOptions);

/** Thrown by a handler that breaks off in order, because the process stops: the job waits for another try, nothing failed. */
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
