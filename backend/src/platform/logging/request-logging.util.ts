import type { FastifyInstance } from 'fastify';
import type { Logger } from 'nestjs-pino';
import type { MetricsService } from '../metrics/metrics.service.js';

/** One line and one count per request: which route (its pattern, not the address), how it ended, how long it took. */
export function registerRequestLogging(
  fastify: FastifyInstance,
  logger: Logger,
  metrics: MetricsService,
): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    // Addresses nobody serves are one route: anybody may make up any number of them.
    metrics.recordRequest(
      method,
      routeOptions.url ?? 'none',
      reply.statusCode,
      reply.elapsedTime / 1_000,
    );
    logger.log(
      {
        msg: 'request',
        method,
        route: routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'Http',
    );
  });
}
