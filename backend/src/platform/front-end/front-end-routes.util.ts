import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppConfig } from '../config/index.js';
import { API_PREFIX } from '../http/api-prefix.constants.js';
import { notFound } from '../http/index.js';
import { sendProblem } from '../http/problem.filter.js';
import { LOCAL_REMOTES, type RemotesManifestService } from './remotes-manifest.service.js';

/** Names with a content hash never change their content. */
const HASHED_FILE_NAME = /\.[0-9a-f]{8,}\.\w+(?:\.map)?(?:\.(?:gz|br))?$/;
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const RESERVED_PATH = new RegExp(`^(?:${API_PREFIX}|remotes)(?:/|$)`, 'i');

/**
 * Serves the host at `/`, each remote under `/remotes/<name>/`, and the host's page for every
 * address of its router. A missing file is a 404, because HTML in place of a script only hides the
 * error.
 */
export async function registerFrontEndRoutes(
  app: NestFastifyApplication,
  config: AppConfig,
  remotes: RemotesManifestService,
): Promise<void> {
  const dist = (name: string): string => join(config.frontEndRoot, name, 'dist');
  await app.register(fastifyStatic, {
    serve: false,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // Called only for existing files, so that browsers do not cache a "not found".
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        HASHED_FILE_NAME.test(basename(path)) ? IMMUTABLE_CACHE_CONTROL : 'no-cache',
      ),
  });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;

  fastify.get('/remotes.json', async (_, reply) =>
    reply.header('cache-control', 'no-cache').send(remotes.getEntryUrls()),
  );
  fastify.get<{ Params: { name: string; '*': string } }>(
    '/remotes/:name/*',
    async ({ params }, reply) => {
      const name = LOCAL_REMOTES.find((known) => known === params.name);
      return name === undefined ? sendNotFound(reply) : reply.sendFile(params['*'], dist(name));
    },
  );
  fastify.get<{ Params: { '*': string } }>('/*', async ({ params: { '*': path } }, reply) => {
    if (RESERVED_PATH.test(path)) return sendNotFound(reply);
    // Names of files have a dot, addresses of the host's router have none.
    return reply.sendFile(basename(path).includes('.') ? path : 'index.html', dist('shell'));
  });
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  sendProblem(reply, notFound('La risorsa richiesta non esiste.'));
  return reply;
}
