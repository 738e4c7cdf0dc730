import type { FastifyRequest } from 'fastify';
import type { AppConfig } from '../../platform/config/index.js';
import { forbidden } from '../../platform/http/index.js';

/**
 * For routes that go by a cookie: `SameSite=Strict` keeps other sites out, but not another host of
 * the same site, whose pages could end or rotate a session. Callers that are no browser send neither header.
 * @throws 403 for a page that is none of the portal's
 */
export function assertOwnPage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { publicUrl, corsOrigins }: Pick<AppConfig, 'publicUrl' | 'corsOrigins'>,
): void {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return;
  const isListed =
    origin !== undefined && (origin === new URL(publicUrl).origin || corsOrigins.includes(origin));
  if (isListed) return;
  // Browsers say the site over TLS and on this machine; elsewhere the host they call must do.
  const isSameHost =
    origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  if (site === undefined && isSameHost) return;
  throw forbidden('La richiesta arriva da un’altra pagina: accedi dal portale.', 'foreign-page');
}
