/** Redis that answers later than this counts as away: nobody waits for a count. */
export const REDIS_TIMEOUT_MS = 300;
