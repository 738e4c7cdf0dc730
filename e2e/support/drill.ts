import { test } from '@playwright/test';

/** Marks a test that plays a drill and notes figures of it (`npm run quality -- drills`). */
export const DRILL = { tag: '@drill' } as const;

/** One of minutes, which `npm run test:all` leaves to `--whole` and to the command of the drills. */
export const LONG_DRILL = { tag: ['@drill', '@long'] };

/** Type of the annotations with figures, which `bench/drills/read-drills.ts` reads. */
const FIGURE = 'figure';

/** Notes in the run's report what a drill has measured. */
export function noteFigure(description: string): void {
  test.info().annotations.push({ type: FIGURE, description });
}

/** Runs a part of a drill and notes how many seconds it took. */
export async function noteSeconds<T>(what: string, part: () => Promise<T>): Promise<T> {
  const since = performance.now();
  const result = await part();
  noteFigure(`${what} ${formatSeconds(performance.now() - since)}`);
  return result;
}

export const formatSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
