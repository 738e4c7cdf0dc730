import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { ApiProblems } from './api-problems.decorator.js';

/** The key of an intention: a repeated call with the same key has no second effect. */
export const ApiIdempotencyKey = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Made once per intention: the same key with the same request has one effect.',
      schema: { type: 'string', example: '3f1c2c1e-8a0e-4d0b-9f0a-5f1f1f0c9b11' },
    }),
    ApiProblems({ 400: ['invalid-idempotency-key'], 422: ['idempotency-key-reused'] }),
  );

/** The version the caller has read. */
export const ApiIfMatch = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'Version of the dossier that the caller has read, in quotation marks.',
      schema: { type: 'string', example: '"3"' },
    }),
    ApiProblems({ 400: ['invalid-if-match'] }),
  );

/** The revision the caller has seen of a dossier: the act is refused when it is another. */
export const ApiSeenRevision = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description:
        'Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile.',
      schema: { type: 'string', example: '"12"' },
    }),
    ApiProblems({ 400: ['invalid-if-match'], 409: ['dossier-changed'] }),
  );

/** What the client takes: JSON alone asks for a background task in place of a file. */
export const ApiAccept = (): MethodDecorator =>
  ApiHeader({
    name: 'accept',
    required: false,
    description: 'application/json alone starts a background task in place of the file.',
    schema: { type: 'string', example: '*/*' },
  });

/** The version that the caller has: while it holds, the answer is 304 without a body. */
export const ApiIfNoneMatch = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'ETag of the answer that the caller has.',
      schema: { type: 'string', example: '"2f-9Zk"' },
    }),
    ApiResponse({ status: 304, description: 'The answer is still the one that the caller has.' }),
  );
