const DAY_MS = 86_400_000;

/** Background tasks that one account may have open at once. */
export const MAX_OPEN_TASKS = 5;

/** Finished tasks kept per account; starting another task removes the oldest. */
export const MAX_FINISHED_TASKS = 20;

/** How long a result can be taken, and a failure be read. */
export const RESULT_RETENTION_MS = 7 * DAY_MS;

/**
 * Failures are retried up to this number of attempts; a crashed worker counts as a run, so a few
 * more runs are allowed before the task is given up.
 */
export const MAX_TASK_ATTEMPTS = 3;
export const MAX_TASK_RUNS = 6;

/** How often progress is written and a cancellation noticed. */
export const HEARTBEAT_MS = 500;
