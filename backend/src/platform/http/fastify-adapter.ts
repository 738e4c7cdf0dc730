import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/index.js';
import { GRACEFUL } from './close-connections.js';
import { problemOf, unexpected } from './known-problems.js';
import { sendProblem } from './problem.filter.js';
import { requestId } from './request-id.js';

/** Largest JSON body: a full dossier is about 50 kB. Files come by multipart and have a limit of their own. */
const BODY_LIMIT = 1_048_576;
/** A request that has not come in whole by then is given up: as long as nginx waits for the longest upload. */
export const REQUEST_TIMEOUT_MS = 480_000;
/** Longest path parameter: tokens and file names. */
const MAX_PARAM_LENGTH = 500;

/** Fastify under Nest, with routes matched regardless of case (parameters keep theirs). */
export function fastifyAdapter({ trustProxy }: AppConfig): FastifyAdapter {
  return new FastifyAdapter({
    ...GRACEFUL,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    genReqId: requestId,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: MAX_PARAM_LENGTH,
    },
    // Addresses the router itself refuses never reach the exception filter.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(reply, problemOf(error) ?? unexpected(String(request.id))),
  });
}
