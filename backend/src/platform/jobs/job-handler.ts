import { SetMetadata } from '@nestjs/common';

export const JOB_KIND = 'job-kind';

export interface JobContext {
  /** Stable over all attempts: use it to recognise work already done. */
  jobId: string;
  /** From 1. */
  attempt: number;
}

/** What a class marked `@JobHandler` implements. Runs at least once per job, so twice must do no harm. */
export interface HandlesJob<Payload = never> {
  handle(payload: Payload, context: JobContext): Promise<void>;
}

/** Marks a provider as the one handler of a kind of job. */
export const JobHandler = (kind: string): ClassDecorator => SetMetadata(JOB_KIND, kind);
