import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from '../platform/http/index.js';

const NAMES = { refresh: 'refreshToken', device: 'knownDevice' } as const;
type Name = (typeof NAMES)[keyof typeof NAMES];
const DAY_S = 86_400;
const DEVICE_DAYS = 180;

/**
 * Behind https browsers take cookies of this name from https alone, so that nobody who answers for the plain address or
 * a neighbouring name can put one in. (`__Host-` would want the path `/`.)
 */
const named = (name: Name, secure: boolean): string => (secure ? `__Secure-${name}` : name);

/** Cookies of before the prefix are still understood; whoever has one gets the other with the next answer. */
const read = ({ cookies }: FastifyRequest, name: Name): string =>
  cookies[named(name, true)] ?? cookies[name] ?? '';

/** Both cookies are out of reach of scripts and of other sites. */
const options = (secure: boolean) =>
  ({ path: `/${API_PREFIX}`, httpOnly: true, sameSite: 'strict', secure }) as const;

/** One without the prefix would be asked again when the other one is gone: an old token, used again. */
function forgetFormer(reply: FastifyReply, name: Name, secure: boolean): void {
  if (secure && reply.request.cookies[name] !== undefined)
    void reply.clearCookie(name, options(secure));
}

/** The refresh token travels in this cookie alone, never in a body, where scripts could read it. */
export const readRefreshCookie = (request: FastifyRequest): string => read(request, NAMES.refresh);

export function setRefreshCookie(
  reply: FastifyReply,
  { refreshToken, expires }: { refreshToken: string; expires: Date },
  secure: boolean,
): void {
  forgetFormer(reply, NAMES.refresh, secure);
  void reply.setCookie(named(NAMES.refresh, secure), refreshToken, {
    ...options(secure),
    maxAge: Math.ceil((expires.getTime() - Date.now()) / 1000),
  });
}

export function clearRefreshCookie(reply: FastifyReply, secure: boolean): void {
  forgetFormer(reply, NAMES.refresh, secure);
  void reply.clearCookie(named(NAMES.refresh, secure), options(secure));
}

export const readDeviceCookie = (request: FastifyRequest): string => read(request, NAMES.device);

export function setDeviceCookie(reply: FastifyReply, value: string, secure: boolean): void {
  forgetFormer(reply, NAMES.device, secure);
  void reply.setCookie(named(NAMES.device, secure), value, {
    ...options(secure),
    maxAge: DEVICE_DAYS * DAY_S,
  });
}
