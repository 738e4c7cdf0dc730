import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Largest body of the route, where it differs from that of all routes. */
    maxBodyBytes?: number;
  }
}

/** Refuses larger bodies of this handler with 413, before they are read and checked. */
export const BodyLimit = (maxBodyBytes: number): MethodDecorator => RouteConfig({ maxBodyBytes });

/** Gives routes the limit of their {@link BodyLimit}; to be called before routes are registered. */
export function applyBodyLimits(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('onRoute', (route) => {
    const limit = route.config?.maxBodyBytes;
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
