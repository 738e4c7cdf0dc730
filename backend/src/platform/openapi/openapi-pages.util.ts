import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '../http/api-prefix.constants.js';
import { notFound } from '../http/problem.exception.js';

const DOCS = `/${API_PREFIX}/docs`;
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];
const START = `window.addEventListener('load', () => SwaggerUIBundle({ url: '${DOCS}-json', dom_id: '#swagger-ui' }));\n`;
const PAGE = `<!doctype html>
<html lang="it">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pratiche Infissi – API</title>
<link rel="icon" href="${DOCS}/favicon-32x32.png">
<link rel="stylesheet" href="${DOCS}/swagger-ui.css">
<script src="${DOCS}/swagger-ui-bundle.js" defer></script>
<script src="${DOCS}/start.js" defer></script>
<div id="swagger-ui"></div>
</html>
`;

/**
 * Serves the API description at `/api/docs` (for people) and `/api/docs-json` (for programs). It is
 * made at the first request, so that it does not slow down the start.
 */
export function offerOpenApi(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  let described: Promise<OpenAPIObject> | null = null;
  fastify.get(
    `${DOCS}-json`,
    () =>
      (described ??= import('./describe-api.util.js').then(({ describeApi }) => describeApi(app))),
  );
  fastify.get(DOCS, (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  fastify.get(`${DOCS}/start.js`, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  fastify.get<{ Params: { file: string } }>(`${DOCS}/:file`, ({ params: { file } }, reply) => {
    if (!FILES.includes(file)) throw notFound('La risorsa richiesta non esiste.');
    return reply.sendFile(file, folderOfFiles());
  });
}

/** They come with the library. */
const folderOfFiles = (): string =>
  dirname(
    createRequire(import.meta.resolve('@nestjs/swagger')).resolve('swagger-ui-dist/package.json'),
  );
