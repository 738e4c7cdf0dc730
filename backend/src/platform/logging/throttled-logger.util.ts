import type { Logger } from '@nestjs/common';
import { describeTlsError } from '../config/tls-error.util.js';

const THROTTLE_MS = 30_000;

/**
 * Logs errors of an operation that keeps retrying: the first, then at most one every 30 seconds.
 */
export function createThrottledLogger(logger: Logger, message: string): (error: unknown) => void {
  let last = 0;
  return (error) => {
    if (Date.now() - last < THROTTLE_MS) return;
    last = Date.now();
    const fault = describeTlsError(error);
    logger.error({ err: error }, fault === null ? message : `${message}: ${fault}`);
  };
}
