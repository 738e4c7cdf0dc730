import { setTimeout as pause } from 'node:timers/promises';

interface WaitOptions {
  timeout?: number;
  interval?: number;
}

/** Repeats the expectations until they hold; after the time-out the last failure is thrown. */
export async function waitFor<T>(
  check: () => T | Promise<T>,
  { timeout = 30_000, interval = 50 }: WaitOptions = {},
): Promise<T> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(interval);
  }
}
