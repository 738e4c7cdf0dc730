import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from '../platform/http/index.js';

const NAME = 'refreshToken';
const DEVICE_NAME = 'knownDevice';
const DAY_S = 86_400;
const DEVICE_DAYS = 180;

/** Both cookies are out of reach of scripts and of other sites. */
const options = (secure: boolean) => ({ path: `/${API_PREFIX}`, httpOnly: true, sameSite: 'strict', secure } as const);

/** The refresh token travels in this cookie alone, never in a body, where scripts could read it. */
export const readRefreshCookie = (request: FastifyRequest): string => request.cookies[NAME] ?? '';

export function setRefreshCookie(reply: FastifyReply, { refreshToken, expires }: { refreshToken: string; expires: Date }, secure: boolean): void {
  void reply.setCookie(NAME, refreshToken, { ...options(secure), maxAge: Math.ceil((expires.getTime() - Date.now()) / 1000) });
}

export function clearRefreshCookie(reply: FastifyReply, secure: boolean): void {
  void reply.clearCookie(NAME, options(secure));
}

export const readDeviceCookie = (request: FastifyRequest): string => request.cookies[DEVICE_NAME] ?? '';

export function setDeviceCookie(reply: FastifyReply, value: string, secure: boolean): void {
  void reply.setCookie(DEVICE_NAME, value, { ...options(secure), maxAge: DEVICE_DAYS * DAY_S });
}
