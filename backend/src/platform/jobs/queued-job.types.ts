import type { Job } from 'bullmq';

/**
 * What a processor reads of BullMQ's job, filled in by the outbox: `id` is that of the row in all
 * attempts, `attemptsStarted` counts from 1, `attemptsMade` those that failed. A job runs at least once, so twice must do no harm.
 */
export type QueuedJob<Payload = unknown> = Pick<
  Job<Payload>,
  'id' | 'data' | 'attemptsStarted' | 'attemptsMade'
>;
