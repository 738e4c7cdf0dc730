import type { FastifyInstance } from 'fastify';
import type { Logger } from 'nestjs-pino';
import type { MetricsService } from '../metrics/metrics.service.js';

/**
 * Writes one log line and counts one metric per request: route (its pattern, not the address),
 * status and duration.
 */
export function registerRequestLogging(
  fastify: FastifyInstance,
  logger: Logger,
  metrics: MetricsService,
): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    // Unknown addresses count as one route, because a client can make up any number of them.
    metrics.recordRequest(
      method,
      routeOptions.url ?? 'none',
      reply.statusCode,
      reply.elapsedTime / 1_000,
    );
    const line = {
      msg: 'request',
      method,
      route: routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (isQuietCheck(routeOptions.url, reply.statusCode)) logger.debug(line, 'Http');
    else logger.log(line, 'Http');
  });
}

/** Probes come every few seconds, to each process; only their failures say something. */
const isQuietCheck = (route: string | undefined, status: number): boolean =>
  route?.startsWith('/api/health/') === true && status < 400;
