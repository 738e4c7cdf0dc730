import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';
import { DRAIN_TIMEOUT_MS } from './jobs.constants.js';

/**
 * Waits for in-flight work, including work that still joins it, up to the time a process may take
 * to end.
 */
export async function drainInFlight(
  inHand: { readonly size: number; keys(): Iterable<Promise<void>> },
  logger: Logger,
): Promise<void> {
  let isLate = false;
  const empty = async (): Promise<void> => {
    while (inHand.size > 0 && !isLate) await Promise.allSettled(inHand.keys());
  };
  await Promise.race([
    empty(),
    pause(DRAIN_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      isLate = true;
    }),
  ]);
  if (inHand.size > 0)
    logger.warn(
      `Jobs not finished within ${DRAIN_TIMEOUT_MS / 1000} s, left to another worker: ${inHand.size}`,
    );
}
