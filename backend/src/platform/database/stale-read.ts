const MAX_RUNS = 25;

/** A condition read earlier in the transaction holds no more: somebody else was quicker. */
export class StaleRead extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'StaleRead';
  }
}

/** Runs a whole unit of work again when it found its reads overtaken, so that it decides anew on what is now true. */
export async function rerunWhenStale<T>(work: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await work();
    } catch (error) {
      if (run >= MAX_RUNS || !(error instanceof StaleRead)) throw error;
    }
  }
}
