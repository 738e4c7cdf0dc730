/** A slower Redis counts as unavailable, because no request waits for a count. */
export const REDIS_TIMEOUT_MS = 300;
