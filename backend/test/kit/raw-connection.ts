import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { portal } from './portal.js';
import { waitUntil } from './wait-until.js';

/** A connection whose bytes a test writes itself: slowly, or as no client library would. */
export class RawConnection {
  private received = '';
  private isClosed = false;

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (this.received += part));
    // A server that gives up may reset the connection while more is written.
    socket.on('error', () => undefined);
    socket.on('close', () => (this.isClosed = true));
  }

  static async open(): Promise<RawConnection> {
    const { hostname, port } = new URL(portal().origin);
    const connection = new RawConnection(connect(Number(port), hostname));
    await once(connection.socket, 'connect');
    return connection;
  }

  write(text: string): void {
    if (!this.isClosed) this.socket.write(text, 'latin1');
  }

  close(): void {
    this.socket.destroy();
  }

  /** Status lines of what was answered so far. */
  get statuses(): number[] {
    return [...this.received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, code]) => Number(code));
  }

  get text(): string {
    return this.received;
  }

  /** The status of the first answer; 0 when the connection ended without one. */
  waitForStatus(): Promise<number> {
    return waitUntil(
      async () => this.statuses[0] ?? (this.isClosed ? 0 : null),
      'an answer on a raw connection',
    );
  }

  waitForEnd(): Promise<boolean> {
    return waitUntil(async () => this.isClosed || null, 'the end of a raw connection');
  }
}

export const openRawConnections = (count: number): Promise<RawConnection[]> =>
  Promise.all(Array.from({ length: count }, () => RawConnection.open()));
