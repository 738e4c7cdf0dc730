const MAX_ATTEMPTS = 25;

/**
 * A condition read earlier in the transaction no longer holds: another transaction committed first.
 */
export class OptimisticConflictError extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'StaleRead';
  }
}

/**
 * Runs a whole unit of work again after an optimistic conflict, so that it decides on current data.
 */
export async function retryOnOptimisticConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await work();
    } catch (error) {
      if (run >= MAX_ATTEMPTS || !(error instanceof OptimisticConflictError)) throw error;
    }
  }
}
