import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { parseIfMatchVersion } from '../../platform/http/request-headers.util.js';

/** Injects the revision that `If-Match` names; `null` without it. @throws 400 */
export const SeenRevision = createParamDecorator(
  (_: unknown, context: ExecutionContext): number | null =>
    parseIfMatchVersion(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);
