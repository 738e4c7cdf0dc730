import { createConnection } from 'node:net';
import { join } from 'node:path';
import type { Certificate } from './certificate-authority.ts';
import { ManagedProcess } from './child-process.ts';
import { freePort } from './free-port.ts';
import { createDataFolder } from './data-folder.ts';
import { requireProgram } from './programs.ts';

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
  const { path: folder, removeFolder } = await createDataFolder('redis', kept);
  const port = await freePort();
  const begin = () =>
    new ManagedProcess(
      requireProgram('redis-server'),
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
  await server.waitUntilReady(
    () => (tls === undefined ? answersPing(port) : isAnsweringTls(port)),
    'Redis',
  );
  return {
    // By name, as a certificate has it.
    url: tls === undefined ? `redis://127.0.0.1:${port}` : `rediss://localhost:${port}`,
    stop: async () => {
      await server.stop();
      await removeFolder();
    },
    kill9: () => server.kill9(),
    start: async () => {
      server = begin();
      await server.waitUntilReady(
        () => (tls === undefined ? answersPing(port) : isAnsweringTls(port)),
        'Redis',
      );
    },
  };
}

/** Its certificate is not for this program to judge. */
function isAnsweringTls(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
}
