/** An act that arrives at random moments, so many times an hour on average. */
export interface Arriving {
  perHour: number;
}

export interface Arrival<T> {
  /** Milliseconds since the start. */
  atMs: number;
  act: T;
}

const HOUR_MS = 3_600_000;

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The arrivals of all acts in their order, a Poisson process each: they are drawn before the first
 * call, so that slow answers make none of them later.
 */
export function drawArrivals<T extends Arriving>(
  acts: readonly T[],
  extent: { seconds: number; multiple: number },
  random: () => number,
): Arrival<T>[] {
  const endMs = extent.seconds * 1_000;
  const drawn = acts.flatMap((act) => {
    const meanMs = HOUR_MS / (act.perHour * extent.multiple);
    const own: Arrival<T>[] = [];
    const drawGap = () => -Math.log(1 - random()) * meanMs;
    for (let atMs = drawGap(); atMs < endMs; atMs += drawGap()) own.push({ atMs, act });
    return own;
  });
  return drawn.sort((one, other) => one.atMs - other.atMs);
}
