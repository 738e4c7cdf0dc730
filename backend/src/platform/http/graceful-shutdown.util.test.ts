import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  registerGracefulShutdown,
  GRACEFUL_SHUTDOWN_OPTIONS,
  PROXY_IDLE_TIMEOUT_MS,
} from './graceful-shutdown.util.js';
import { waitFor } from '../../../test/kit/wait-for.js';

async function server(
  isBehindProxy = false,
): Promise<{ app: FastifyInstance; open: () => Promise<Socket>; answer: () => void }> {
  const app = fastify(GRACEFUL_SHUTDOWN_OPTIONS);
  registerGracefulShutdown(app, isBehindProxy);
  const waiting = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    await waiting.promise;
    return 'whole answer';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const open = async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  return { app, open, answer: () => waiting.resolve() };
}

describe('closing', () => {
  it('does not wait for connections that ask for nothing', async () => {
    const { app, open } = await server();
    const spare = await open();
    const ended = once(spare, 'close');
    spare.resume();
    await app.close();
    await ended;
    expect(spare.destroyed).toBe(true);
  });

  it('answers the in-flight request before it ends the connections', async () => {
    const { app, open, answer } = await server();
    const [busy, spare] = [await open(), await open()];
    spare.resume();
    let text = '';
    busy.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    const asked = once(app.server, 'request');
    busy.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await asked;
    const closed = app.close();
    setTimeout(answer, 100);
    await closed;
    if (!busy.destroyed) await once(busy, 'close');
    expect(text).toContain('whole answer');
  });

  it('answers a request that arrives on an open connection meanwhile', async () => {
    const { app, open, answer } = await server();
    const [busy, late] = [await open(), await open()];
    busy.resume();
    let text = '';
    late.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    const asked = once(app.server, 'request');
    busy.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await asked;
    const closed = app.close();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    const askedAgain = once(app.server, 'request');
    late.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await askedAgain;
    answer();
    await closed;
    if (!late.destroyed) await once(late, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text).toContain('whole answer');
  });
});

describe('closing behind a proxy', () => {
  it('answers what arrives on a connection the proxy kept, and only then ends it', async () => {
    const { app, open, answer } = await server(true);
    const { port } = app.server.address() as AddressInfo;
    answer();
    const kept = await open();
    let text = '';
    kept.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    const closed = app.close();
    await waitFor(() => expect(app.server.listening).toBe(false), {
      timeout: 15_000,
      interval: 5,
    });
    // A new connection goes to another process.
    const anew = connect(port, '127.0.0.1');
    expect(((await once(anew, 'error')) as [NodeJS.ErrnoException])[0].code).toBe('ECONNREFUSED');
    expect(kept.readyState).toBe('open');
    kept.write('POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
    await once(kept, 'close');
    await closed;
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text.toLowerCase()).toContain('connection: close');
  });

  it('waits for idle connections as long as the proxy keeps them, and no longer', async () => {
    const template = readFileSync(
      resolve(import.meta.dirname, '../../../../docker/front-end/shell.conf.template'),
      'utf8',
    );
    expect(Number(/keepalive_timeout (\d+)s;/.exec(template)?.[1]) * 1_000).toBe(
      PROXY_IDLE_TIMEOUT_MS,
    );
    const { app, open } = await server(true);
    (await open()).resume();
    const since = performance.now();
    await app.close();
    expect(performance.now() - since).toBeGreaterThan(PROXY_IDLE_TIMEOUT_MS);
  });
});
