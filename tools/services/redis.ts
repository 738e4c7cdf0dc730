import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Certificate } from './certificate-authority.ts';
import { ManagedProcess } from './child-process.ts';
import { freePort } from './free-port.ts';
import { createDataFolder } from './data-folder.ts';
import { probePort } from './probe-port.ts';
import { requireProgram } from './programs.ts';

/** The first answer of a server without a password, or with this one. */
const createPing = (password?: string) =>
  password === undefined
    ? { request: 'PING\r\n', answer: '+PONG' }
    : { request: `AUTH ${password}\r\nPING\r\n`, answer: '+OK\r\n+PONG' };

export interface Redis {
  url: string;
  pid: number;
  stop(): Promise<void>;
  /** Settles once what runs now has ended. */
  whenEnded(): Promise<unknown>;
  /** Kills the server at once, as a power cut would. */
  kill9(): Promise<void>;
  /** Restarts it on the same port with the data of its file. */
  start(): Promise<void>;
}

/**
 * Starts a separate Redis server on a free port, or the given one, that stores its data in a temporary folder or below
 * `kept`. With a certificate it accepts only TLS, with a password only callers who know it.
 */
export async function startRedis(
  kept?: string,
  tls?: Certificate,
  password?: string,
  fixedPort?: number,
): Promise<Redis> {
  const { path: folder, removeFolder } = await createDataFolder('redis', kept);
  const config = join(folder, 'redis.conf');
  // In a file, because every user of the machine sees the command line.
  if (password !== undefined) await writeFile(config, `requirepass ${password}\n`, { mode: 0o600 });
  const port = fixedPort ?? (await freePort());
  const begin = () =>
    new ManagedProcess(
      requireProgram('redis-server'),
      [
        ...(password === undefined ? [] : [config]),
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
        // Refuses jobs, which wait in the database then, before the kernel ends it.
        '--maxmemory',
        '512mb',
      ],
      { log: join(folder, 'log'), cwd: folder },
    );
  let server = begin();
  // Over TLS a connection has to do: whether the certificate is good is the client's question.
  const isReady = () => probePort(port, tls === undefined ? createPing(password) : undefined);
  await server.waitUntilReady(isReady, 'Redis');
  const caller = password === undefined ? '' : `:${password}@`;
  return {
    // By name, as a certificate has it.
    url:
      tls === undefined
        ? `redis://${caller}127.0.0.1:${port}`
        : `rediss://${caller}localhost:${port}`,
    pid: server.pid,
    stop: async () => {
      await server.stop();
      await removeFolder();
    },
    whenEnded: () => server.whenEnded,
    kill9: () => server.kill9(),
    start: async () => {
      server = begin();
      await server.waitUntilReady(isReady, 'Redis');
    },
  };
}
