import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { AppConfig } from '../config/index.js';
import { PERMISSIONS_POLICY } from '../http/security-headers.constants.js';
import type { RemotesManifestService } from '../front-end/remotes-manifest.service.js';

/** Sets headers that keep the browser from actions the portal never needs. */
export function setSecurityHeaders(
  app: NestFastifyApplication,
  config: AppConfig,
  remotes: RemotesManifestService,
): void {
  const secure = config.publicUrl.startsWith('https:');
  // The remotes may come from origins of their own, which may change while we run.
  const andRemotes = (...own: string[]) => [
    () => [...own, ...remotes.listRemoteOrigins(), ...config.remoteOverrideOrigins].join(' '),
  ];
  // Built once: @fastify/helmet builds it, with the whole policy, anew for each request.
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: andRemotes("'self'"),
        connectSrc: andRemotes("'self'"),
        // antd writes its styles at run time.
        styleSrc: andRemotes("'self'", "'unsafe-inline'"),
        imgSrc: andRemotes("'self'", 'data:', 'blob:'),
        fontSrc: andRemotes("'self'", 'data:'),
        // Browsers save large files from the storage in a frame (libs/ui/src/download).
        frameSrc: [
          "'self'",
          'blob:',
          ...(config.downloadLinks ? [config.downloadLinks.origin] : []),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // For browsers that do not read `frame-ancestors`, and saying the same.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
    setHelmetHeaders(request.raw, reply.raw, () => done());
  });
}
