const MIN_DELAY_MS = 400;
const DELAY_SPREAD_MS = 800;

/**
 * Returns a moment after the response was sent: in a single process, a job that runs at once would
 * affect the response time.
 */
export const randomlyDelayedDate = (): Date =>
  new Date(Date.now() + MIN_DELAY_MS + Math.random() * DELAY_SPREAD_MS);
