import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/**
 * Below the ephemeral port ranges (Linux from 32768, others from 49152), so that no connection and
 * no test server takes a port in between.
 */
const [FIRST, END] = [20_000, 32_000];
const MAX_ATTEMPTS = 200;

/**
 * Returns a free port of the loopback interface. It is reserved for the lifetime of this process,
 * so that the program may start late, be killed and listen again.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const port = randomInt(FIRST, END);
    const release = await claimPort(port);
    if (release === null) continue;
    if (await canListen(port)) return port;
    release();
  }
  throw new Error(`No free port found between ${FIRST} and ${END}`);
}

/**
 * Claims a port by binding the UDP port of the same number: the system gives it to one process, and
 * releases it when that process ends for any reason.
 */
function claimPort(port: number): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', () => {
      socket.close();
      resolve(null);
    });
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref();
      resolve(() => {
        socket.close();
      });
    });
  });
}

/** Whether a program of ours could listen on the port of the loopback interface now. */
export function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}
