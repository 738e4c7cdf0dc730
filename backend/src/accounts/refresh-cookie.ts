import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from '../platform/http/index.js';
import { SESSION_DAYS } from './sessions.service.js';

const NAME = 'refreshToken';

/** The refresh token travels only in a cookie that scripts and other sites cannot use. */
const options = (secure: boolean) => ({ path: `/${API_PREFIX}`, httpOnly: true, sameSite: 'strict', secure } as const);

export const readRefreshCookie = (request: FastifyRequest): string => request.cookies[NAME] ?? '';

export function setRefreshCookie(reply: FastifyReply, token: string, secure: boolean): void {
  void reply.setCookie(NAME, token, { ...options(secure), maxAge: SESSION_DAYS * 86_400 });
}

export function clearRefreshCookie(reply: FastifyReply, secure: boolean): void {
  void reply.clearCookie(NAME, options(secure));
}
