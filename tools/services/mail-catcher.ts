import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailCatcher {
  url: string;
  stop(): Promise<void>;
}

interface SmtpCredentials {
  user: string;
  password: string;
}

/**
 * Starts an SMTP server on a free port that requires a login and stores every message as a `.eml`
 * file in `folder` instead of delivering it.
 */
export async function startMailCatcher(
  folder: string,
  { user, password }: SmtpCredentials = { user: 'portale', password: randomUUID() },
): Promise<MailCatcher> {
  await mkdir(folder, { recursive: true });
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _session, done) => {
      if (given.username === user && given.password === password) done(null, { user });
      else done(new Error('Wrong user name or password'));
    },
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(async (bytes) => {
          const name = randomUUID();
          const part = join(folder, `.${name}.part`);
          await writeFile(part, bytes);
          // The rename ensures that readers of the folder see only complete messages.
          await rename(part, join(folder, `${name}.eml`));
          done();
        })
        .catch((error: Error) => done(error));
    },
  });
  // A worker that is killed breaks its connection off.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
