import { Server as TcpServer } from 'node:net';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** While it closes, a proxy's request on a connection that is still open is answered as ever, not with a 503. */
export const GRACEFUL_SHUTDOWN_OPTIONS = { return503OnClosing: false } as const;

/**
 * Longer than the proxy keeps a connection it does not use (`keepalive_timeout` in docker/front-end/shell.conf.template):
 * after it every connection has been used once more, and ended with the answer, or been ended by the proxy.
 */
export const PROXY_IDLE_TIMEOUT_MS = 4_000;
const DRAIN_MARGIN_MS = 500;

/**
 * Lets the server end without a request lost.
 *
 * A proxy in front sends requests on connections it keeps open; one that is closed under such a request costs it, since
 * what is not a mere question may not be asked again by the proxy. So with a proxy the server only stops listening (the
 * proxy's next connection goes to another process), answers whatever arrives on open connections, each with
 * `Connection: close`, and ends when none is left.
 *
 * Without a proxy it ends as soon as the last request in hand is answered: a connection that never asked for anything
 * (browsers open spare ones) would keep the process alive until its time-out.
 */
export function registerGracefulShutdown(fastify: FastifyInstance, isBehindProxy = false): void {
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
