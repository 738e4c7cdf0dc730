import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppConfig } from '../config/index.js';

/** What a page may read of an answer beside the body. */
const EXPOSED_HEADERS = [
  'Content-Disposition',
  'ETag',
  'Preference-Applied',
  'Retry-After',
  'X-Request-Id',
  'X-Total-Count',
];
const ALLOWED_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PREFLIGHT_MAX_AGE_S = 600;

/**
 * Allows front ends of the listed origins to call the API; without a list no answer carries a CORS
 * header. Credentials are allowed because a cookie refreshes a session; it is `SameSite=Strict`, so
 * browsers send it only for origins of the same site.
 */
export function enableCors(app: NestFastifyApplication, { corsOrigins }: AppConfig): void {
  if (corsOrigins.length === 0) return;
  app.enableCors({
    origin: [...corsOrigins],
    credentials: true,
    methods: ALLOWED_METHODS,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_MAX_AGE_S,
  });
}
