import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server on this machine that can be made slow or silent. */
export interface TcpProxy {
  port: number;
  /** Milliseconds that each piece of data waits, both ways. */
  delayMs: number;
  /** Connections are accepted, and nothing comes through. */
  isSilent: boolean;
  stop(): Promise<void>;
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(targetPort, '127.0.0.1');
    for (const socket of [from, to]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    }
    carry(from, to);
    carry(to, from);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    delayMs: 0,
    isSilent: false,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };

  function carry(from: Socket, to: Socket): void {
    // Pieces stay in order, also when the delay changes meanwhile.
    let last = Promise.resolve();
    from.on('data', (bytes) => {
      last = last.then(() => wait(proxy)).then(() => void to.write(bytes));
    });
    from.once('end', () => void last.then(() => to.end()));
    from.once('error', () => to.destroy());
    from.once('close', () => void last.then(() => to.destroySoon()));
  }
  return proxy;
}

const SILENCE_CHECK_MS = 100;

async function wait(proxy: TcpProxy): Promise<void> {
  if (proxy.delayMs > 0) await new Promise((done) => setTimeout(done, proxy.delayMs));
  while (proxy.isSilent) await new Promise((done) => setTimeout(done, SILENCE_CHECK_MS));
}
