import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AzureStorageAdapter } from './azure-storage.adapter.js';

/** The limit of a call is 8 s; the rest is for a busy machine. */
const ANSWERED_WITHIN_MS = 12_000;

const createStorage = (port: number) =>
  new AzureStorageAdapter(
    `DefaultEndpointsProtocol=http;AccountName=conto;AccountKey=${randomBytes(64).toString('base64')};BlobEndpoint=http://127.0.0.1:${port}/conto`,
    'prova',
  );

/** Accepts connections and never answers, as a store that hangs. */
let hanging: Server;
let storages: Record<'hangs' | 'is away', AzureStorageAdapter>;
const sockets = new Set<Socket>();

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  hanging = createServer((socket) => void sockets.add(socket));
  const closed = createServer();
  const closedPort = await listen(closed);
  await new Promise((resolve) => closed.close(resolve));
  storages = { hangs: createStorage(await listen(hanging)), 'is away': createStorage(closedPort) };
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => hanging.close(resolve));
});

describe.each(['hangs', 'is away'] as const)('a blob service that %s', (state) => {
  it.each<[string, (storage: AzureStorageAdapter) => Promise<unknown>]>([
    ['writes', (storage) => storage.writeFile('a', Readable.from([Buffer.from('x')]))],
    ['reads', (storage) => storage.readFile('a')],
    ['opens', (storage) => storage.openReadStream('a')],
    ['deletes', (storage) => storage.deleteFile('a')],
    ['checks', (storage) => storage.checkAvailability()],
  ])(
    'is given up in time: %s',
    async (_, call) => {
      const since = performance.now();
      await expect(call(storages[state])).rejects.toMatchObject({ code: 'FILE_STORE_AWAY' });
      expect(performance.now() - since).toBeLessThan(ANSWERED_WITHIN_MS);
    },
    30_000,
  );
});
