const MAX_ATTEMPTS = 25;

/** A condition read earlier in the transaction holds no more: somebody else was quicker. */
export class OptimisticConflictError extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'StaleRead';
  }
}

/** Runs a whole unit of work again when it found its reads overtaken, so that it decides anew on what is now true. */
export async function retryOnOptimisticConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await work();
    } catch (error) {
      if (run >= MAX_ATTEMPTS || !(error instanceof OptimisticConflictError)) throw error;
    }
  }
}
