import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FILE_MAX_BYTES } from '@pratiche/domain';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/index.js';
import { limitStatements } from '../database/index.js';
import { RemotesManifestService } from '../front-end/remotes-manifest.service.js';
import { registerFrontEndRoutes } from '../front-end/front-end-routes.util.js';
import { registerRequestLogging } from '../logging/request-logging.util.js';
import { withoutRouteLines } from '../logging/route-lines.util.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { TracingService } from '../tracing/index.js';
import { registerRequestTracing } from '../tracing/request-tracing.util.js';
import { API_PREFIX } from '../http/api-prefix.constants.js';
import { enableCors } from '../http/cors.util.js';
import { registerGracefulShutdown } from '../http/graceful-shutdown.util.js';
import { createFastifyAdapter } from '../http/fastify-adapter.factory.js';
import { offerOpenApi } from '../openapi/openapi-pages.util.js';
import { listStandIns } from './stand-ins.util.js';
import { setSecurityHeaders } from './security-headers.util.js';

/** Errors that prevent the start are thrown, and the caller reports them in one line. */
export const NEST_STARTUP_OPTIONS = { logger: false, abortOnError: false } as const;

/** The HTTP application, ready to listen or to be called by tests with `inject`. */
export async function createApp(
  root: DynamicModule,
  config: AppConfig,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    root,
    createFastifyAdapter(config),
    NEST_STARTUP_OPTIONS,
  );
  return initializeApp(app, config);
}

/** Fields and files of the largest form, with room; a form of empty parts has millions. */
const PARTS_MAX = 60;

/** Gives an application of Nest what every request needs: logging, headers, parsers, pages. */
export async function initializeApp(
  app: NestFastifyApplication,
  config: AppConfig,
): Promise<NestFastifyApplication> {
  const logger = app.get(Logger);
  app.useLogger(withoutRouteLines(logger));
  app.setGlobalPrefix(API_PREFIX);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    // Answers hold personal data: nothing keeps a copy, unless a route says otherwise.
    if (isApiUrl(request.url)) void reply.header('cache-control', 'no-store');
  });
  registerRequestTracing(fastify, app.get(TracingService));
  registerGracefulShutdown(fastify, config.trustProxy.length > 0);
  registerRequestLogging(fastify, logger, app.get(MetricsService));
  enableCors(app, config);
  const remotes = new RemotesManifestService(config, (fault) => logger.error(fault, 'Remotes'));
  if (config.remoteOverrideOrigins.length > 0)
    logger.warn(
      `REMOTE_OVERRIDE_ORIGINS: SuperAdmins may load a part of the portal from ${config.remoteOverrideOrigins.join(', ')}`,
      'Remotes',
    );
  for (const line of listStandIns(config)) logger.warn(line, 'StandIns');
  setSecurityHeaders(app, config, remotes);
  await app.register(cookie);
  await app.register(multipart, {
    limits: {
      fileSize: FILE_MAX_BYTES,
      files: 1,
      fields: 20,
      fieldSize: 10_000,
      headerPairs: 100,
      parts: PARTS_MAX,
    },
    throwFileSizeLimit: false,
  });
  fastify.addHook('onSend', async (request) => dropUnreadParts(request));
  // Off in production: no user needs the page without a login, and a browser that opens it sends
  // none.
  if (config.apiDocs) offerOpenApi(app);
  await registerFrontEndRoutes(app, config, remotes);
  await app.init();
  limitStatements(app.get(DataSource));
  await fastify.ready();
  return app;
}

/** Once a form is answered the rest of it is received but no longer taken apart. */
function dropUnreadParts(request: FastifyRequest): void {
  if (!request.isMultipart() || request.raw.readableEnded) return;
  request.raw.unpipe();
  request.raw.resume();
}

const isApiUrl = (url: string): boolean =>
  url.slice(1, API_PREFIX.length + 1).toLowerCase() === API_PREFIX;
