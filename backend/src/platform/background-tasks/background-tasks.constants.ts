const DAY_MS = 86_400_000;

/** Pieces of work one account may have open at once. */
export const MAX_OPEN_TASKS = 5;

/** Finished ones kept per account; starting another lets the oldest go. */
export const MAX_FINISHED_TASKS = 20;

/** How long a result can be taken, and a failure be read. */
export const RESULT_RETENTION_MS = 7 * DAY_MS;

/** Failures are tried again so often; a worker that died counts as one, hence a few more before it is given up unseen. */
export const MAX_TASK_ATTEMPTS = 3;
export const MAX_TASK_RUNS = 6;

/** How often progress is written and a cancellation noticed. */
export const HEARTBEAT_MS = 500;
