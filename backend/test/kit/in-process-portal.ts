import type { FastifyInstance, InjectOptions } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { AppConfig, loadConfig, type AppConfigValues } from '../../src/platform/config/index.js';
import { createTestApp } from './create-test-app.js';
import { setPortal } from './portal.js';

/** No server listens at this address: requests are passed to the server in this process. */
export const ORIGIN = 'http://portal.test';

/**
 * Starts the whole portal in this process, with SQLite in a separate folder unless `change` names
 * another database, and without a worker. `fetch` calls it without a socket, through the same routes, policies and body checks: for tests
 * that make many thousands of calls.
 */
export async function startInProcessPortal(
  change: Partial<AppConfigValues> = {},
): Promise<{ close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
  // Without the demo data, so that a test that looks for changes knows every row.
  const config = new AppConfig({
    ...loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'all=9999999' }),
    embedded: false,
    ...change,
  });
  const app = await createTestApp(AppModule.forRoot(config, 'none'), config);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const isSqlite = config.database.kind === 'sqlite';
  // What a power cut would leave is another test's matter: nothing waits for the disk here.
  if (isSqlite) await app.get(DataSource).query('PRAGMA synchronous = OFF');
  const { fetch } = globalThis;
  // Not a spy, because tests restore theirs while the portal runs.
  globalThis.fetch = (target, init) =>
    injectRequest(
      fastify,
      target instanceof Request ? target : new Request(new URL(target, ORIGIN), init),
    );
  setPortal({
    kind: isSqlite ? 'sqlite' : 'mariadb',
    hasWorker: false,
    origin: ORIGIN,
    dataDir,
    database: config.database.kind === 'sqlite' ? config.database.file : config.database.url,
  });
  return {
    close: async () => {
      globalThis.fetch = fetch;
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function injectRequest(fastify: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const payload = new Uint8Array(await request.arrayBuffer());
  const answer = await fastify.inject({
    method: request.method as NonNullable<InjectOptions['method']>,
    url: `${pathname}${search}`,
    headers: Object.fromEntries(request.headers),
    ...(request.body === null ? {} : { payload: Buffer.from(payload) }),
  });
  const given = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const one of [value].flat()) given.append(name, String(one));
  return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers: given,
  });
}
