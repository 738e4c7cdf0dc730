import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ProblemCode } from '../http/index.js';
import { parseIdempotencyKey } from '../http/request-headers.util.js';
import type { KeyedRequest } from './keyed-request.types.js';
import { hashRequest } from './request-hash.util.js';

/**
 * Injects the `Idempotency-Key` of a request with the hash of what it asks for; `null` without a
 * key. Multipart fields are not read yet: `withContent` adds them.
 */
export const IdempotencyKeyed = createParamDecorator(
  (refusalCode: ProblemCode | undefined, context: ExecutionContext): KeyedRequest | null => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const header = request.headers['idempotency-key'];
    const key = parseIdempotencyKey(Array.isArray(header) ? header.join(',') : header, refusalCode);
    if (key === null) return null;
    const { method, routeOptions, params, query, body } = request;
    return {
      key,
      hash: hashRequest(method, routeOptions.url ?? '', params, query, body ?? null),
    };
  },
);

/** Adds content that was read after the decorator ran. */
export const withContent = (request: KeyedRequest | null, content: unknown): KeyedRequest | null =>
  request === null ? null : { ...request, hash: hashRequest(request.hash, content) };
