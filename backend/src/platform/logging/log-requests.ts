import type { FastifyInstance } from 'fastify';
import type { Logger } from 'nestjs-pino';

/** One line per request: which route (its pattern, not the address), how it ended, how long it took. */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    logger.log({ msg: 'request', method, route: routeOptions.url ?? null, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'Http');
  });
}
