import { WORKER_OPTIONS } from '../jobs/index.js';

const DAY_MS = 86_400_000;

/** Background tasks that one account may have open at once. */
export const MAX_OPEN_TASKS = 5;

/** Finished tasks kept per account; starting another task removes the oldest. */
export const MAX_FINISHED_TASKS = 20;

/** How long a result can be taken, and a failure be read. */
export const RESULT_RETENTION_MS = 7 * DAY_MS;

/** The place of the account's running task. */
export const RUNNING_SLOT = 1;

/** Failures are retried up to this number of attempts; a run whose process died is none. */
export const MAX_TASK_ATTEMPTS = 3;

/** For `@Processor` of background tasks: they need much memory and processor time. */
export const TASK_WORKER_OPTIONS = { ...WORKER_OPTIONS, concurrency: 2 } as const;

/**
 * How often a task looks whether it is its turn. The end of the account's running task calls the
 * next one at once; this is for a call that it missed.
 */
export const TURN_CHECK_MS = 5_000;

/** How often progress is written and a cancellation noticed. */
export const HEARTBEAT_MS = 500;
