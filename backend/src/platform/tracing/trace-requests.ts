import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan } from './open-span.js';
import type { Tracing } from './tracing.js';

/** Asked every few seconds by whoever watches the process: nothing to learn from. */
const UNINTERESTING = /^\/api\/health\//i;

/**
 * One span per request, named by its method and the pattern of its route: an address holds tax codes and tokens. A
 * `traceparent` from outside is not believed, since anybody could send one; the `request.id` is that of the log.
 */
export function traceRequests(fastify: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return;
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  fastify.addHook('onRequest', (request, { raw }, done) => {
    const route = request.routeOptions.url;
    const span =
      route !== undefined && UNINTERESTING.test(route) ? null : begin(tracing, request, route);
    if (span === null) return done();
    open.set(request, span);
    // Also told when the caller went away in the middle of the answer.
    raw.once('close', () => {
      span.set({ 'http.response.status_code': raw.statusCode });
      if (raw.statusCode >= 500) span.fail(String(raw.statusCode));
      else if (!raw.writableFinished) span.fail('aborted');
      span.end();
    });
    span.inside(done);
  });
  // The body arrives by events of the connection, which know nothing of the request.
  fastify.addHook('preValidation', (request, _, done) => {
    const span = open.get(request);
    if (span === undefined) done();
    else span.inside(done);
  });
}

function begin(
  tracing: Tracing,
  { method, id }: FastifyRequest,
  route: string | undefined,
): OpenSpan | null {
  return tracing.begin(route === undefined ? method : `${method} ${route}`, 'server', {
    'http.request.method': method,
    'request.id': id,
    ...(route === undefined ? {} : { 'http.route': route }),
  });
}
