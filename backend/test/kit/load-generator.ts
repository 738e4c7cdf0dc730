import { setTimeout as pause } from 'node:timers/promises';

export interface Sample {
  status: number;
  ms: number;
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
      const status = await ask().then(
        (answer) => answer.status,
        () => 0,
      );
      samples.push({ status, ms: performance.now() - since });
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

/** The time that so many of a hundred answers stayed below. */
export function percentile(samples: readonly Sample[], part: number): number {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? 0;
}
