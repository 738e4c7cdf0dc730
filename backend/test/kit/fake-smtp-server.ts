import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Numbers to answer with instead of taking the message. */
export interface SmtpRefusals {
  onMail?: number;
  onRcpt?: number;
  onData?: number;
}

export interface AcceptedMail {
  to: string;
  messageId: string;
}

/** A real SMTP server on the loopback that keeps who got what. */
export interface FakeSmtpServer {
  url: string;
  answer: SmtpRefusals;
  /** Every message the server has taken, in order. */
  readonly taken: AcceptedMail[];
  reset(): void;
  /** Cuts every connection and listens no more; `start` takes the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const createRefusal = (code: number, address: string): Error =>
  Object.assign(new Error(`<${address}> not taken`), { responseCode: code });

export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  const taken: AcceptedMail[] = [];
  let port = 0;
  let server: SMTPServer | null = null;
  const office: FakeSmtpServer = {
    url: '',
    answer: {},
    taken,
    reset: () => {
      taken.length = 0;
      office.answer = {};
    },
    start: async () => {
      server = createSmtpServer(office);
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
      port = (server.server.address() as AddressInfo).port;
      office.url = `smtp://127.0.0.1:${port}`;
    },
    stop: async () => {
      const stopping = server;
      server = null;
      if (stopping === null) return;
      for (const connection of stopping.connections)
        (connection as { _socket?: { destroy(): void } })._socket?.destroy();
      await new Promise<void>((resolve) => {
        stopping.close(() => resolve());
      });
    },
  };
  await office.start();
  return office;
}

function createSmtpServer(office: FakeSmtpServer): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onMailFrom: ({ address }, _, done) =>
      done(
        office.answer.onMail === undefined ? null : createRefusal(office.answer.onMail, address),
      ),
    onRcptTo: ({ address }, _, done) =>
      done(
        office.answer.onRcpt === undefined ? null : createRefusal(office.answer.onRcpt, address),
      ),
    onData: (stream, { envelope: { rcptTo } }, done) =>
      void buffer(stream).then((bytes) => {
        const to = rcptTo[0]?.address ?? '';
        if (office.answer.onData !== undefined)
          return done(createRefusal(office.answer.onData, to));
        office.taken.push({
          to,
          messageId: /^Message-ID: (<.+>)/im.exec(bytes.toString('latin1'))?.[1] ?? '',
        });
        done();
      }, done),
  });
  // A connection cut in the middle is what these tests are about.
  server.on('error', () => undefined);
  return server;
}
