import type { Logger } from '@nestjs/common';
import type { ConnectionOptions, DefaultJobOptions } from 'bullmq';

/** The queue is only the way to a worker: what becomes of a job is kept in the table, so nothing stays behind here. */
export const JOB_OPTIONS: DefaultJobOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true };

/** Adding must fail at once while the queue server is away instead of waiting in memory. */
export const producerConnection = (url: string): ConnectionOptions => ({ url, enableOfflineQueue: false, maxRetriesPerRequest: 1 });

/** Workers wait for as long as it takes. */
export const consumerConnection = (url: string): ConnectionOptions => ({ url, maxRetriesPerRequest: null });

const QUIET_MS = 30_000;

/** Logs errors of a connection that keeps trying: the first, then at most one in half a minute. */
export function sparingly(logger: Logger, message: string): (error: Error) => void {
  let last = 0;
  return (error) => {
    if (Date.now() - last < QUIET_MS) return;
    last = Date.now();
    logger.error({ err: error }, message);
  };
}
