import type { Logger } from '@nestjs/common';

const QUIET_MS = 30_000;

/** Logs errors of something that keeps trying: the first, then at most one in half a minute. */
export function sparingly(logger: Logger, message: string): (error: unknown) => void {
  let last = 0;
  return (error) => {
    if (Date.now() - last < QUIET_MS) return;
    last = Date.now();
    logger.error({ err: error }, message);
  };
}
