import { setTimeout as pause } from 'node:timers/promises';

export interface Sample {
  status: number;
  ms: number;
  /** Why there is no status: a broken connection, or an answer that is not described. */
  failure?: string;
}

/**
 * Sends requests continuously until stopped, one caller per function in `ask`; a broken connection
 * counts as status 0.
 */
export function startSteadyLoad(
  asks: readonly (() => Promise<{ status: number }>)[],
  everyMs = 20,
): { samples: Sample[]; stop: () => Promise<Sample[]> } {
  const samples: Sample[] = [];
  let isRunning = true;
  const caller = async (ask: () => Promise<{ status: number }>): Promise<void> => {
    while (isRunning) {
      const since = performance.now();
      const outcome = await ask().then(
        ({ status }) => ({ status }),
        (error: unknown) => ({ status: 0, failure: describeFailure(error) }),
      );
      samples.push({ ...outcome, ms: performance.now() - since });
      await pause(everyMs);
    }
  };
  const callers = Promise.all(asks.map(caller));
  return {
    samples,
    stop: async () => {
      isRunning = false;
      await callers;
      return samples;
    },
  };
}

const describeFailure = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error);

/** The time that so many of a hundred answers stayed below. */
export function percentile(samples: readonly Sample[], part: number): number {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? 0;
}
