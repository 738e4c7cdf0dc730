import { createConnection } from 'node:net';
import { join } from 'node:path';
import type { Certificate } from './authority.ts';
import { Child } from './child.ts';
import { freePort } from './free-port.ts';
import { ownFolder } from './own-folder.ts';
import { program } from './programs.ts';

export interface Redis {
  url: string;
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill9(): Promise<void>;
  /** Starts it again on the same port with what its file holds. */
  start(): Promise<void>;
}

/** A Redis server of our own on a free port that keeps what it holds in a temporary folder or below `kept`. With a certificate it speaks TLS alone. */
export async function startRedis(kept?: string, tls?: Certificate): Promise<Redis> {
  const { path: folder, release } = await ownFolder('redis', kept);
  const port = await freePort();
  const begin = () =>
    new Child(
      program('redis-server'),
      [
        ...(tls === undefined
          ? ['--port', String(port)]
          : [
              '--port',
              '0',
              '--tls-port',
              String(port),
              '--tls-cert-file',
              tls.certificate,
              '--tls-key-file',
              tls.key,
              '--tls-auth-clients',
              'no',
            ]),
        '--bind',
        '127.0.0.1',
        '--dir',
        folder,
        '--appendonly',
        'yes',
        '--save',
        '',
        '--maxmemory-policy',
        'noeviction',
      ],
      { log: join(folder, 'log') },
    );
  let server = begin();
  await server.until(() => (tls === undefined ? pongs(port) : answers(port)), 'Redis');
  return {
    // By name, as a certificate has it.
    url: tls === undefined ? `redis://127.0.0.1:${port}` : `rediss://localhost:${port}`,
    stop: async () => {
      await server.stop();
      await release();
    },
    kill9: () => server.kill9(),
    start: async () => {
      server = begin();
      await server.until(() => (tls === undefined ? pongs(port) : answers(port)), 'Redis');
    },
  };
}

/** Its certificate is not for this program to judge. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function pongs(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
}
