import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the result is not `null`; throws when the time is up. */
export async function waitUntil<T>(
  ask: () => Promise<T | null>,
  what: string,
  timeoutMs = 90_000,
  everyMs = 50,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs} ms for: ${what}`);
    await pause(everyMs);
  }
}
