import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from '../../platform/http/index.js';

const COOKIE_NAMES = { refresh: 'refreshToken', device: 'knownDevice' } as const;
type CookieName = (typeof COOKIE_NAMES)[keyof typeof COOKIE_NAMES];
const DAY_S = 86_400;
const DEVICE_DAYS = 180;

/**
 * Browsers accept cookies with this prefix only over HTTPS, so that a plain-HTTP server of the same
 * or a neighbouring host name cannot plant one. (`__Host-` would require the path `/`.)
 */
const cookieName = (name: CookieName, secure: boolean): string =>
  secure ? `__Secure-${name}` : name;

/** Cookies from before the prefix are still understood; the next answer replaces them. */
const readCookie = ({ cookies }: FastifyRequest, name: CookieName): string =>
  cookies[cookieName(name, true)] ?? cookies[name] ?? '';

/** Both cookies are out of reach of scripts and of other sites. */
const cookieOptions = (secure: boolean) =>
  ({ path: `/${API_PREFIX}`, httpOnly: true, sameSite: 'strict', secure }) as const;

/**
 * Clears the unprefixed cookie: when the prefixed cookie is gone it would be read again, as a
 * reused old token.
 */
function clearUnprefixedCookie(reply: FastifyReply, name: CookieName, secure: boolean): void {
  if (secure && reply.request.cookies[name] !== undefined)
    void reply.clearCookie(name, cookieOptions(secure));
}

/** The refresh token travels in this cookie alone, never in a body, where scripts could read it. */
export const readRefreshCookie = (request: FastifyRequest): string =>
  readCookie(request, COOKIE_NAMES.refresh);

export function setRefreshCookie(
  reply: FastifyReply,
  { refreshToken, expires }: { refreshToken: string; expires: Date },
  secure: boolean,
): void {
  clearUnprefixedCookie(reply, COOKIE_NAMES.refresh, secure);
  void reply.setCookie(cookieName(COOKIE_NAMES.refresh, secure), refreshToken, {
    ...cookieOptions(secure),
    maxAge: Math.ceil((expires.getTime() - Date.now()) / 1000),
  });
}

export function clearRefreshCookie(reply: FastifyReply, secure: boolean): void {
  clearUnprefixedCookie(reply, COOKIE_NAMES.refresh, secure);
  void reply.clearCookie(cookieName(COOKIE_NAMES.refresh, secure), cookieOptions(secure));
}

export const readDeviceCookie = (request: FastifyRequest): string =>
  readCookie(request, COOKIE_NAMES.device);

export function setDeviceCookie(reply: FastifyReply, value: string, secure: boolean): void {
  clearUnprefixedCookie(reply, COOKIE_NAMES.device, secure);
  void reply.setCookie(cookieName(COOKIE_NAMES.device, secure), value, {
    ...cookieOptions(secure),
    maxAge: DEVICE_DAYS * DAY_S,
  });
}
