import type { Job } from 'bullmq';

/**
 * What a processor reads of BullMQ's job. The outbox fills it in with or without a queue server:
 * `id` is that of the row and the same in all attempts, `attemptsStarted` counts from 1, and `data`
 * comes from the row, because the queue server keeps no payload. A job runs at least once, so twice
 * must do no harm.
 */
export type QueuedJob<Payload = unknown> = Pick<Job<Payload>, 'id' | 'data' | 'attemptsStarted'>;
