const MIN_DELAY_MS = 400;
const DELAY_SPREAD_MS = 800;

/** A moment after the answer has gone out: in one process, what a job does at once would show in the answer's time. */
export const randomlyDelayedDate = (): Date =>
  new Date(Date.now() + MIN_DELAY_MS + Math.random() * DELAY_SPREAD_MS);
