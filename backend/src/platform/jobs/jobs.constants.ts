import type { WorkerOptions } from 'bullmq';

/** How long a worker may be silent about a job before another takes it. Renewed while the processor works. */
export const LEASE_MS = 15_000;
export const LEASE_RENEWAL_MS = 5_000;

/** Jobs of one kind that one process runs at once. */
export const DEFAULT_CONCURRENCY = 4;

/**
 * For `@Processor`. The lock is that of BullMQ for a worker that dies between receiving a job and
 * claiming its row: the entry must not stay with it for BullMQ's usual 90 s.
 */
export const WORKER_OPTIONS = {
  concurrency: DEFAULT_CONCURRENCY,
  lockDuration: LEASE_MS,
  stalledInterval: LEASE_RENEWAL_MS,
} as const satisfies Partial<WorkerOptions>;

/** A job handed to the queue server and not begun for this long is handed over again. */
export const QUEUED_LEASE_MS = 20_000;

/** Attempts before a job is dead and kept for a person to look at: spread over about 35 minutes. */
export const MAX_ATTEMPTS = 12;

const BASE_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 600_000;

/** Pause after the given failed attempt: 1 s, 2 s, 4 s … at most 10 minutes. */
export const retryBackoffMs = (attempt: number): number =>
  Math.min(BASE_BACKOFF_MS * 2 ** (attempt - 1), MAX_BACKOFF_MS);

/**
 * How long a process waits for its in-flight jobs when it shuts down. Most take moments; a job that
 * waits for an unresponsive mail server may take minutes and is abandoned: its lease expires, and
 * another worker takes it.
 */
export const DRAIN_TIMEOUT_MS = 25_000;
