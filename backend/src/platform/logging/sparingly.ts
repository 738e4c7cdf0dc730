import type { Logger } from '@nestjs/common';
import { tlsFault } from '../tls-fault.js';

const QUIET_MS = 30_000;

/** Logs errors of something that keeps trying: the first, then at most one in half a minute. */
export function sparingly(logger: Logger, message: string): (error: unknown) => void {
  let last = 0;
  return (error) => {
    if (Date.now() - last < QUIET_MS) return;
    last = Date.now();
    const fault = tlsFault(error);
    logger.error({ err: error }, fault === null ? message : `${message}: ${fault}`);
  };
}
