import { Server as TcpServer } from 'node:net';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** While it closes, a proxy's request on a connection that is still open is answered as ever, not with a 503. */
export const GRACEFUL_SHUTDOWN_OPTIONS = { return503OnClosing: false } as const;

/**
 * Longer than the proxy keeps a connection it does not use (`keepalive_timeout` in
 * docker/front-end/shell.conf.template):
 * after it every connection has been used once more, and ended with the answer, or been ended by the proxy.
 */
export const PROXY_IDLE_TIMEOUT_MS = 4_000;
const DRAIN_MARGIN_MS = 500;

/**
 * Shuts the server down once every in-flight request is answered. A proxy sends requests on
 * connections it keeps open and may retry only safe methods, so with one each connection ends with
 * an answer (`Connection: close`); without one, unused connections of browsers are cut.
 */
export function registerGracefulShutdown(fastify: FastifyInstance, isBehindProxy = false): void {
  const inHand = new Set<ServerResponse>();
  let isClosing = false;
  const closeIfDone = (): void => {
    if (isClosing && inHand.size === 0) fastify.server.closeAllConnections();
  };

  fastify.addHook('onRequest', async (_, { raw }) => {
    inHand.add(raw);
    // Also emitted when the client disconnects in the middle of the answer.
    raw.once('close', () => {
      inHand.delete(raw);
      closeIfDone();
    });
  });
  fastify.addHook('preClose', async () => {
    if (isBehindProxy) await drainProxyConnections(fastify);
    isClosing = true;
    // The server stops listening right after this hook; connections are ended once it has.
    setImmediate(closeIfDone);
  });
}

async function drainProxyConnections({ server }: FastifyInstance): Promise<void> {
  if (!server.listening) return;
  const connections = (): Promise<number> =>
    new Promise((done) => {
      server.getConnections((_, count) => done(count));
    });
  // Unlike the server's own `close`, this leaves idle connections open.
  TcpServer.prototype.close.call(server);
  const end = Date.now() + PROXY_IDLE_TIMEOUT_MS + DRAIN_MARGIN_MS;
  while (Date.now() < end && (await connections()) > 0) await pause(20);
}
