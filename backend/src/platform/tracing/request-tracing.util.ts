import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TraceSpan } from './trace-span.util.js';
import type { TracingService } from './tracing.service.js';

/** Health checks run every few seconds, and their traces carry no information. */
const UNTRACED_ROUTES = /^\/api\/health\//i;

/**
 * Creates one span per request, named by method and route pattern, because an address holds tax
 * codes and tokens. A `traceparent` from outside is ignored, since any client could send one.
 */
export function registerRequestTracing(fastify: FastifyInstance, tracing: TracingService): void {
  if (!tracing.isEnabled) return;
  const open = new WeakMap<FastifyRequest, TraceSpan>();
  fastify.addHook('onRequest', (request, { raw }, done) => {
    const route = request.routeOptions.url;
    const span =
      route !== undefined && UNTRACED_ROUTES.test(route)
        ? null
        : startRequestSpan(tracing, request, route);
    if (span === null) return done();
    open.set(request, span);
    // Also emitted when the client disconnects in the middle of the answer.
    raw.once('close', () => {
      span.setAttributes({ 'http.response.status_code': raw.statusCode });
      if (raw.statusCode >= 500) span.recordFailure(String(raw.statusCode));
      else if (!raw.writableFinished) span.recordFailure('aborted');
      span.end();
    });
    span.runInContext(done);
  });
  // The body arrives through events of the connection, which run outside the request's context.
  fastify.addHook('preValidation', (request, _, done) => {
    const span = open.get(request);
    if (span === undefined) done();
    else span.runInContext(done);
  });
}

function startRequestSpan(
  tracing: TracingService,
  { method, id }: FastifyRequest,
  route: string | undefined,
): TraceSpan | null {
  return tracing.startRootSpan(route === undefined ? method : `${method} ${route}`, 'server', {
    'http.request.method': method,
    'request.id': id,
    ...(route === undefined ? {} : { 'http.route': route }),
  });
}
