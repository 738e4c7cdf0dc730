import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id set by a proxy in front, if it is safe to log; otherwise a new one. */
export function resolveRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
