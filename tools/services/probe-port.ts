import { connect } from 'node:net';

/** What a program answers to a ping in its own protocol. */
export interface Ping {
  /** Nothing where the program speaks first. */
  request: string;
  /** How the answer begins; any where it is empty. */
  answer: string;
}

/** A program that takes the connection and says nothing for so long hangs. */
const TIMEOUT_MS = 5_000;

/** Whether a program answers on a port of this machine; without a ping, whether it takes connections. */
export function probePort(port: number, ping?: Ping): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isAnswering: boolean) => {
      socket.destroy();
      resolve(isAnswering);
    };
    const socket = connect(port, '127.0.0.1', () =>
      ping === undefined ? finish(true) : socket.write(ping.request),
    );
    socket.setTimeout(TIMEOUT_MS, () => finish(false));
    socket.once('data', (data) => finish(data.toString().startsWith(ping?.answer ?? '')));
    socket.once('error', () => finish(false));
  });
}
