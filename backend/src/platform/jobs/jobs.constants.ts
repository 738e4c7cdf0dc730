/** How long a worker may be silent about a job before another takes it. Renewed while the handler works. */
export const LEASE_MS = 15_000;
export const LEASE_RENEWAL_MS = 5_000;

/** A job handed to the queue server and not begun for this long is handed over again. */
export const QUEUED_LEASE_MS = 20_000;

/** Attempts before a job is given up and kept for a person to look at: over about 35 minutes. */
export const MAX_ATTEMPTS = 12;

const BASE_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 600_000;

/** Pause after the given failed attempt: 1 s, 2 s, 4 s … at most 10 minutes. */
export const retryBackoffMs = (attempt: number): number =>
  Math.min(BASE_BACKOFF_MS * 2 ** (attempt - 1), MAX_BACKOFF_MS);

/**
 * How long a process that ends waits for the jobs in its hands. Most take moments; one that waits for a silent mail server
 * may take minutes, and is left: its lease runs out, and another worker takes it.
 */
export const DRAIN_TIMEOUT_MS = 25_000;
