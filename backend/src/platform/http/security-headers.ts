import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppConfig } from '../config/index.js';
import { remoteOrigins } from '../front-end/remotes.js';

/** Headers that keep the browser from doing what the portal never asks for. */
export async function setSecurityHeaders(app: NestFastifyApplication, config: AppConfig): Promise<void> {
  const secure = config.publicUrl.startsWith('https:');
  const code = ["'self'", ...remoteOrigins(config)];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The remotes may come from origins of their own.
        scriptSrc: code,
        connectSrc: code,
        // antd writes its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'", ...code.slice(1)],
        imgSrc: ["'self'", 'data:', 'blob:', ...code.slice(1)],
        fontSrc: ["'self'", 'data:', ...code.slice(1)],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}
