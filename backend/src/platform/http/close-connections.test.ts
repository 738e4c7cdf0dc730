import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { closeConnectionsWhenDone, GRACEFUL } from './close-connections.js';

async function server(): Promise<{ app: FastifyInstance; open: () => Promise<Socket>; answer: () => void }> {
  const app = fastify(GRACEFUL);
  closeConnectionsWhenDone(app);
  const waiting = Promise.withResolvers<void>();
  app.get('/slow', async () => { await waiting.promise; return 'whole answer'; });
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

  it('answers the request in hand before it ends the connections', async () => {
    const { app, open, answer } = await server();
    const [busy, spare] = [await open(), await open()];
    spare.resume();
    let text = '';
    busy.on('data', (chunk: Buffer) => { text += chunk.toString(); });
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
    late.on('data', (chunk: Buffer) => { text += chunk.toString(); });
    const asked = once(app.server, 'request');
    busy.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await asked;
    const closed = app.close();
    await new Promise((resolve) => { setTimeout(resolve, 50); });
    late.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    setTimeout(answer, 100);
    await closed;
    if (!late.destroyed) await once(late, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text).toContain('whole answer');
  });
});
