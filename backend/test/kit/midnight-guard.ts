import { setTimeout as pause } from 'node:timers/promises';

const DAY_S = 86_400;
/** No file of the tests takes longer. */
const MARGIN_S = 120;
/** Limit of the hook that waits. */
export const MIDNIGHT_WAIT_MS = (MARGIN_S + 30) * 1_000;
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** Seconds until the next day begins in Italy. */
export function secondsUntilMidnight(now: Date): number {
  const part = new Map(clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return (
    DAY_S -
    (part.get('hour') ?? 0) * 3_600 -
    (part.get('minute') ?? 0) * 60 -
    (part.get('second') ?? 0)
  );
}

/**
 * Waits until midnight has passed when the day is about to end: records created today must not be
 * checked tomorrow.
 */
export async function waitPastMidnight(): Promise<void> {
  const left = secondsUntilMidnight(new Date());
  if (left <= MARGIN_S) await pause((left + 1) * 1_000);
}
