import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FILE_LIMIT_BYTES } from '@pratiche/domain';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AppConfig } from '../config/index.js';
import { Remotes } from '../front-end/remotes.js';
import { serveFrontEnd } from '../front-end/serve-front-end.js';
import { logRequests } from '../logging/log-requests.js';
import { Metrics } from '../metrics/metrics.js';
import { Tracing } from '../tracing/index.js';
import { traceRequests } from '../tracing/trace-requests.js';
import { API_PREFIX } from './api-prefix.js';
import { allowOrigins } from './cors.js';
import { closeConnectionsWhenDone } from './close-connections.js';
import { fastifyAdapter } from './fastify-adapter.js';
import { offerOpenApi } from './openapi-pages.js';
import { setSecurityHeaders } from './security-headers.js';

/** What keeps the program from starting is thrown, and said in one line by whoever started it. */
const STARTUP = { logger: false, abortOnError: false } as const;

/** The HTTP application, ready to listen or to be called by tests with `inject`. */
export async function createApp(
  root: DynamicModule,
  config: AppConfig,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    root,
    fastifyAdapter(config),
    STARTUP,
  );
  const logger = app.get(Logger);
  app.useLogger(logger);
  app.setGlobalPrefix(API_PREFIX);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    // Answers hold personal data: nothing keeps a copy, unless a route says otherwise.
    if (isApi(request.url)) void reply.header('cache-control', 'no-store');
  });
  traceRequests(fastify, app.get(Tracing));
  closeConnectionsWhenDone(fastify, config.trustProxy.length > 0);
  logRequests(fastify, logger, app.get(Metrics));
  allowOrigins(app, config);
  const remotes = new Remotes(config, (fault) => logger.error(fault, 'Remotes'));
  await setSecurityHeaders(app, config, remotes);
  await app.register(cookie);
  await app.register(multipart, {
    limits: {
      fileSize: FILE_LIMIT_BYTES,
      files: 1,
      fields: 20,
      fieldSize: 10_000,
      headerPairs: 100,
    },
    throwFileSizeLimit: false,
  });
  // In earnest nobody needs it without a login, which a browser opening a page does not bring along.
  if (config.apiDocs) offerOpenApi(app);
  await serveFrontEnd(app, config, remotes);
  await app.init();
  await fastify.ready();
  return app;
}

const isApi = (url: string): boolean =>
  url.slice(1, API_PREFIX.length + 1).toLowerCase() === API_PREFIX;
