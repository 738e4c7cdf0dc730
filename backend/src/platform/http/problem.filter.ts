import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toProblem, createInternalErrorProblem } from './problem.mapper.js';
import type { Problem } from './problem.exception.js';
import { ForbiddenAccessService } from './forbidden-access.service.js';

/**
 * Turns every thrown error into `application/problem+json`; unexpected errors are logged with the
 * request id.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  constructor(private readonly forbiddenAccessService: ForbiddenAccessService) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const known = toProblem(error);
    if (known === null || known.status >= 500) this.logger.error({ err: error }, 'Request failed');
    if (known?.status === 403) this.forbiddenAccessService.reportForbiddenAccess(request);
    sendProblem(
      http.getResponse<FastifyReply>(),
      known ?? createInternalErrorProblem(String(request.id)),
    );
  }
}

/**
 * Answers with a problem, unless an answer has already begun: then the connection is cut, so that
 * the client notices.
 */
export function sendProblem(reply: FastifyReply, problem: Problem): void {
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  if (reply.sent) return;
  const retryAfter = problem.extras['retryAfter'];
  if (typeof retryAfter === 'number') void reply.header('retry-after', String(retryAfter));
  // A string, so that no serializer chosen for the route's normal answer touches it.
  void reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.body));
}
