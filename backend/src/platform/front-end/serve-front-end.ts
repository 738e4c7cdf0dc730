import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { repositoryRoot, type AppConfig } from '../config/index.js';
import { API_PREFIX } from '../http/api-prefix.js';
import { notFound } from '../http/index.js';
import { sendProblem } from '../http/problem.filter.js';
import { LOCAL_REMOTES, remotes } from './remotes.js';

/** Names with a content hash never change their content. */
const HASHED = /\.[0-9a-f]{8,}\.(?:js|css|svg|png|woff2|map|txt)(?:\.map)?$/;
const YEAR_S = 31_536_000;

/**
 * Serves the built front ends: host at `/`, each remote under `/remotes/<name>/`, and the host's page for every
 * address of its own router. A missing file is a 404, never the page: a script that turns out to be HTML helps nobody.
 */
export async function serveFrontEnd(app: NestFastifyApplication, config: AppConfig, root: string = repositoryRoot): Promise<void> {
  const addresses = remotes(config);
  const shell = join(root, 'shell', 'dist');
  await app.register(fastifyStatic, { serve: false, index: false, cacheControl: false, dotfiles: 'ignore' });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;

  fastify.get('/remotes.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(addresses));
  fastify.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', async ({ params }, reply) => {
    const name = LOCAL_REMOTES.find((known) => known === params.name);
    return name === undefined ? missing(reply) : send(reply, params['*'], join(root, name, 'dist'));
  });
  fastify.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (isOutside(path)) return missing(reply);
    if (isPage(request, path)) return send(reply, 'index.html', shell);
    return send(reply, path, shell);
  });
}

const isOutside = (path: string): boolean => new RegExp(`^(?:${API_PREFIX}|remotes)(?:/|$)`, 'i').test(path);

/** Addresses of the host's router have no file ending; a token at the end of one may contain a dot, files are asked for without wanting HTML. */
const isPage = (request: FastifyRequest, path: string): boolean =>
  path === 'index.html' || extname(path) === '' || (request.headers.accept?.includes('text/html') === true && !existsSync(path) && !/\.\w{2,5}$/.test(path));

function send(reply: FastifyReply, path: string, folder: string): FastifyReply {
  void reply.header('cache-control', HASHED.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
  return reply.sendFile(path, folder);
}

function missing(reply: FastifyReply): FastifyReply {
  sendProblem(reply, notFound('La risorsa richiesta non esiste.'));
  return reply;
}
