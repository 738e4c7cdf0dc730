import { ApiError } from '@pratiche/api';

/**
 * Statuses of temporary failures: no connection, session renewed meanwhile, timeout, concurrent
 * change, too early, too many requests.
 */
const RETRYABLE_STATUSES: readonly number[] = [0, 401, 408, 409, 425, 429];

/** Whether a retry can succeed: not found, forbidden and invalid requests fail again. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || RETRYABLE_STATUSES.includes(error.status);
