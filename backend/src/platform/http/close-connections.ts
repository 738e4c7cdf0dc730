import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** While it closes, a proxy's request on a connection that is still open is answered as ever, not with a 503. */
export const GRACEFUL = { return503OnClosing: false } as const;

/**
 * Lets the server end as soon as the last request in hand is answered. Without it a connection that never asked for
 * anything (browsers open spare ones) would keep the process alive until its time-out.
 */
export function closeConnectionsWhenDone(fastify: FastifyInstance): void {
  const inHand = new Set<ServerResponse>();
  let isClosing = false;
  const closeIfDone = (): void => {
    if (isClosing && inHand.size === 0) fastify.server.closeAllConnections();
  };

  fastify.addHook('onRequest', async (_, { raw }) => {
    inHand.add(raw);
    // Also told when the caller went away in the middle of the answer.
    raw.once('close', () => {
      inHand.delete(raw);
      closeIfDone();
    });
  });
  fastify.addHook('preClose', async () => {
    isClosing = true;
    // The server stops listening right after this hook; connections are ended once it has.
    setImmediate(closeIfDone);
  });
}
