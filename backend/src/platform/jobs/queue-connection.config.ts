import type { ConnectionOptions, DefaultJobOptions } from 'bullmq';

/**
 * The queue only carries jobs to a worker: their outcome is stored in the table, so nothing is kept
 * in the queue.
 */
export const QUEUE_JOB_OPTIONS: DefaultJobOptions = {
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: true,
};

/** Adding a job must fail at once while the queue server is away, instead of waiting in memory. */
export const producerConnectionOptions = (url: string): ConnectionOptions => ({
  url,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
});

/** Workers wait for as long as it takes. */
export const consumerConnectionOptions = (url: string): ConnectionOptions => ({
  url,
  maxRetriesPerRequest: null,
});
