const AT_LEAST_MS = 400;
const SPREAD_MS = 800;

/** A moment after the answer has gone out: in one process, what a job does at once would show in the answer's time. */
export const afterTheAnswer = (): Date =>
  new Date(Date.now() + AT_LEAST_MS + Math.random() * SPREAD_MS);
