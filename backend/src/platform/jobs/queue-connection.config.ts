import { createHash } from 'node:crypto';
import type { ConnectionOptions, DefaultJobOptions } from 'bullmq';
import type { DatabaseConfig } from '../config/index.js';

/**
 * The queue only carries jobs to a worker: their outcome is stored in the table, so nothing is kept
 * in the queue.
 */
export const QUEUE_JOB_OPTIONS: DefaultJobOptions = {
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: true,
};

/**
 * First part of the queues' keys in Redis, different for each database, so that portals sharing a
 * Redis do not take each other's entries. A changed prefix loses no job, because the relay
 * publishes again what is not begun in time.
 */
export function toQueuePrefix(database: DatabaseConfig): string {
  const place = database.kind === 'sqlite' ? database.file : describeServer(new URL(database.url));
  return `portal-${createHash('sha256').update(place).digest('hex').slice(0, 12)}`;
}

/** Without user and password, which may change. */
const describeServer = ({ hostname, port, pathname }: URL): string =>
  `${hostname}:${port === '' ? '3306' : port}${pathname}`;

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
