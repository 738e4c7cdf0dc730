import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/index.js';
import { applyBodyLimits } from './body-limit.decorator.js';
import { GRACEFUL_SHUTDOWN_OPTIONS } from './graceful-shutdown.util.js';
import { toProblem, createInternalErrorProblem } from './problem.mapper.js';
import { sendProblem } from './problem.filter.js';
import { resolveRequestId } from './request-id.util.js';
import { BARE_ANSWER_HEADERS } from './security-headers.constants.js';

/** Largest JSON body where a route sets no smaller one. Files come by multipart and have a limit of their own. */
const BODY_LIMIT_BYTES = 1_048_576;
/** A request that has not come in whole by then is given up: as long as nginx waits for the longest upload. */
export const REQUEST_TIMEOUT_MS = 480_000;
/** Longest path parameter: tokens and file names. */
const MAX_PARAM_LENGTH = 500;

/** Fastify under Nest, with routes matched regardless of case (parameters keep theirs). */
export function createFastifyAdapter({ trustProxy }: AppConfig): FastifyAdapter {
  const adapter = new FastifyAdapter({
    ...GRACEFUL_SHUTDOWN_OPTIONS,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    genReqId: resolveRequestId,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: MAX_PARAM_LENGTH,
    },
    // Addresses the router itself refuses never reach the exception filter.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(
        reply.headers({ ...BARE_ANSWER_HEADERS, 'x-request-id': String(request.id) }),
        toProblem(error) ?? createInternalErrorProblem(String(request.id)),
      ),
  });
  applyBodyLimits(adapter.getInstance());
  return adapter;
}
