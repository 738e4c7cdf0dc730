import { ApiError } from '@pratiche/api';

/** Refusals that pass by themselves: no connection, a session renewed meanwhile, waiting, somebody else's change, too many calls. */
const RETRYABLE_STATUSES: readonly number[] = [0, 401, 408, 409, 425, 429];

/** Whether asking again can end otherwise: what is not there, not allowed or not understood stays so. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || RETRYABLE_STATUSES.includes(error.status);
