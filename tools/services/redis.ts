import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.ts';
import { freePort } from './free-port.ts';
import { program } from './programs.ts';

export interface Redis {
  url: string;
  stop(): Promise<void>;
}

/** A Redis server of our own on a free port that keeps what it holds in a temporary folder. */
export async function startRedis(): Promise<Redis> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const server = new Child(program('redis-server'), [
    '--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction',
  ], { log: join(folder, 'log') });
  await server.until(() => pongs(port), 'Redis');
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => { await server.stop(); await rm(folder, { recursive: true, force: true }); },
  };
}

function pongs(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => { socket.destroy(); resolve(data.toString().startsWith('+PONG')); });
    socket.once('error', () => resolve(false));
  });
}
