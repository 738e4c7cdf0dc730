import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A strong ETag of what is answered; `scope` keeps equal answers to different callers apart. */
export const createEtag = (content: string | Buffer, scope = ''): string =>
  `"${createHash('sha256').update(scope).update('\0').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether `If-None-Match` names the ETag; a proxy that compresses makes it a weak one. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** Sends the JSON text with its ETag, or 304 without a body where the caller has it already. */
export function sendJsonIfChanged(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  etag = createEtag(json),
): void {
  void reply.header('etag', etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) void reply.code(304).send();
  else void reply.type('application/json; charset=utf-8').send(json);
}
