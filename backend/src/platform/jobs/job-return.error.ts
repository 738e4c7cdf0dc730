/**
 * Thrown by a processor that breaks off in order, because the process stops: the job waits for
 * another try, nothing failed.
 */
export class RequeueJobError extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'RequeueJobError';
  }
}

/**
 * Thrown by a processor whose turn has not come: the job waits without holding a slot of a worker,
 * and the attempt does not count.
 */
export class PostponeJobError extends Error {
  constructor(
    why: string,
    readonly delayMs: number,
  ) {
    super(why);
    this.name = 'PostponeJobError';
  }
}
